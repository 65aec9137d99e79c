/** The one function of the JSON-LD processor that the tests use. */
declare module "jsonld" {
  const jsonld: {
    expand(
      document: object,
      options: { documentLoader: (url: string) => Promise<{ contextUrl: null; document: object; documentUrl: string }> },
    ): Promise<Record<string, unknown>[]>;
  };
  export default jsonld;
}

import type { Plugin } from "vite";

/** Asks the browser for the page's fonts with the first bytes of HTML, so that `font-display: optional` still finds them in time. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith("-normal.woff2") || /-normal-[\w-]+\.woff2$/.test(name));
        return fonts.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${name}`, crossorigin: "" },
          injectTo: "head" as const,
        }));
      },
    },
  };
}

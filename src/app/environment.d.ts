/** True in the build for hosting without a server (`npm run build:static`). */
declare const __STATIC__: boolean;
/** The public token of the direct chef; the empty string in every other build. */
declare const __DIRECT_TOKEN__: string;

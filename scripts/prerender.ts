import { createServer, type Plugin, type UserConfig } from "vite";

/**
 * Puts the markup of the empty screen into the built HTML, so that it paints before any script has arrived; the script
 * then takes it over as it is.
 */
export function prerender(): Plugin {
  let config: UserConfig = {};
  return {
    name: "prerender",
    apply: "build",
    config(userConfig) {
      config = userConfig;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const { root, define, css } = config;
        const server = await createServer({
          configFile: false,
          ...(root === undefined ? {} : { root }),
          ...(define === undefined ? {} : { define }),
          ...(css === undefined ? {} : { css }),
          appType: "custom",
          logLevel: "error",
          server: { middlewareMode: true, hmr: false, ws: false, watch: null },
          optimizeDeps: { noDiscovery: true, include: [] },
        });
        try {
          const { renderEmptyScreen } = (await server.ssrLoadModule("/empty-screen.tsx")) as typeof import("../src/app/empty-screen.tsx");
          return html.replace('<div id="root"></div>', () => `<div id="root">${renderEmptyScreen()}</div>`);
        } finally {
          await server.close();
        }
      },
    },
  };
}

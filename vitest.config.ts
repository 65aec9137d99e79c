import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findBrowser, launchOptions } from "./scripts/find-browser.ts";

/** Plain tests run in Node; component tests (`*.test.tsx`) in the real Chromium. */
export default defineConfig(async () => ({
  test: {
    projects: [
      // Properties cook thousands of recipes; the machine may be busy.
      {
        test: {
          name: "node",
          environment: "node",
          testTimeout: 60_000,
          include: ["src/**/*.test.ts", "bench/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles: ["scripts/fail-on-console-error.ts", "scripts/repeatable-properties.ts"],
        },
      },
      {
        plugins: [react()],
        define: { __STATIC__: "false", __DIRECT_TOKEN__: '""' },
        optimizeDeps: {
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "vitest-browser-react",
            "marked",
            "@huggingface/tasks",
            "@huggingface/inference",
          ],
        },
        test: {
          name: "component",
          include: ["src/**/*.test.tsx"],
          setupFiles: ["scripts/fail-on-console-error.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions(await findBrowser()) }),
            instances: [{ browser: "chromium" as const }],
          },
        },
      },
    ],
  },
}));

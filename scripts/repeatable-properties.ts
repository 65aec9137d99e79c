/** Properties draw the same cases every time, so that a red run is red for whoever looks at it. `SEED=…` draws others; a case that then fails becomes a named test. */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["SEED"] ?? 1) });

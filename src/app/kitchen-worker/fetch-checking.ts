/** What checks: fetched when there is a recipe to check, or soon will be. */
import { chunkAt } from "./fetch-chunk.ts";

export const fetchChecking = chunkAt<typeof import("./checking.ts")>(String(new URL("./checking.ts", import.meta.url)));

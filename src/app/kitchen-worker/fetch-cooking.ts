/** What cooks: fetched when the built-in chef is wanted. */
import { chunkAt } from "./fetch-chunk.ts";

export const fetchCooking = chunkAt<typeof import("./cooking.ts")>(String(new URL("./cooking.ts", import.meta.url)));

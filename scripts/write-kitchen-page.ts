/** Writes docs/kitchen.md, the list of what the built-in chef knows. Run: npx tsx scripts/write-kitchen-page.ts */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { writeKitchenPage } from "#kitchen/knowledge/kitchen-page";

writeFileSync(path.join(import.meta.dirname, "../docs/kitchen.md"), writeKitchenPage());

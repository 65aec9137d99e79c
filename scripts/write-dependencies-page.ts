/** Writes docs/dependencies.md. Run: npx tsx scripts/write-dependencies-page.ts */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { writeDependenciesPage } from "./dependencies-page.ts";

writeFileSync(path.join(import.meta.dirname, "../docs/dependencies.md"), writeDependenciesPage());

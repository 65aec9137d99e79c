/** Writes docs/languages.md, what is read in which language. Run: npx tsx scripts/write-languages-page.ts */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { writeLanguagesPage } from "#kitchen/read/languages-page";

writeFileSync(path.join(import.meta.dirname, "../docs/languages.md"), writeLanguagesPage());

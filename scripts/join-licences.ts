/** Joins the licences of all that the package ships, the page's and the server's, into one file. */
import { readFileSync, writeFileSync } from "node:fs";

const parts = ["client", "server"].map((part) => readFileSync(`dist/${part}/licences.md`, "utf8"));
writeFileSync("dist/licences.md", parts.join("\n"));

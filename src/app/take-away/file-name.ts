/** File names that every system takes: no sign of its own meaning, no name of a device, not too long. */

/** Devices that Windows keeps the names of. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const MOST_LETTERS = 50;

/** `Spinach & feta frittata` → `spinach-feta-frittata.md`. Letters of any script stay. */
export function fileName(title: string, extension: string): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const name = Array.from((words ?? []).join("-"))
    .slice(0, MOST_LETTERS)
    .join("")
    .replace(/-+$/, "");
  return `${name === "" || DEVICE.test(name) ? `recipe${name && `-${name}`}` : name}.${extension}`;
}

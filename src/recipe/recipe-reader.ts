/** Goes through the lines of a text and tells what each is for, from the section it stands in and from the lines around it. */
import { headsNested, readStageOfOutline } from "./outline.ts";
import { inlineLabel, labelOf, sectionOf, SENTENCE_END, countWords, type InlineLabel } from "./line-label.ts";
import {
  headsGroup,
  isListedItem,
  isListedLine,
  isNestedSentence,
  isNumberedInWords,
  kindBelow,
  listsFoods,
  looksLikeTitle,
  SENTENCE_WORDS,
} from "./line-shape.ts";
import { isCommand, readListBlock, type ListBlock } from "./list-block.ts";
import { readBareListOnOneLine, readGroupOnOneLine, readPieces } from "./list-on-one-line.ts";
import type { MarkdownLine } from "./markdown-lines.ts";
import type { PlainText } from "./plain-text.ts";
import { readFacts } from "./read-facts.ts";
import { readIngredient } from "./read-ingredient.ts";
import type { ReadRecipe } from "./read-recipe.ts";
import { readIngredientRow, readTableHead, type TableHead } from "./read-table.ts";
import { RecipeDraft } from "./recipe-draft.ts";
import { isStage, isTitleLabel, leadsToSection } from "./recipe-title.ts";
import { findSection, type SectionName } from "./section-names.ts";

type Section = "opening" | "ingredients" | "method" | "notes" | "closing";

const TITLE_PREFIX = /^(?:title|recipe|recipe name|dish|name):\s/i;
export class RecipeReader {
  private readonly draft = new RecipeDraft();
  private section: Section = "opening";
  /** A blank line stands before the current one. */
  private gap = true;
  /** Depth of the heading that opened the section, 0 for a label that is no heading. */
  private level = 0;
  private listKind: MarkdownLine["kind"] | undefined;
  /** The note is a list or a single line, so that a paragraph behind it is no part of it. */
  private noteEnded = false;
  private table: TableHead | undefined;
  /** What the list at hand is, from its first line on. */
  private block: ListBlock | undefined;
  private readonly lines: readonly MarkdownLine[];
  private readonly lastNumbered: number;
  private readonly hasStages: boolean;
  private readonly lastBold: number;
  private readonly hasLabels: boolean;

  constructor(lines: readonly MarkdownLine[]) {
    this.lines = lines;
    this.lastNumbered = lines.findLastIndex((line) => line.kind === "numbered");
    this.lastBold = lines.findLastIndex((line) => line.kind === "text" && line.plain.bold.length > 0 && labelOf(line) !== undefined);
    this.hasStages = lines.filter((_, at) => isStage(lines, at)).length > 1;
    this.hasLabels = lines.some((line) => labelOf(line) !== undefined && findSection(line.plain.shape) === "method");
  }

  read(line: MarkdownLine, at: number): void {
    if (line.kind === "blank" || line.kind === "rule") {
      if (line.kind === "rule" && this.table?.open !== true && this.section === "method" && this.draft.steps.length > 0) this.section = "closing";
      if (line.kind === "blank") this.table = undefined;
      this.gap = true;
      return;
    }
    if (line.kind !== "row") this.table = undefined;
    const label = labelOf(line) ?? (this.hasLabels ? undefined : sectionOf(line));
    const isListed = line.kind === "bullet" || line.kind === "numbered" || line.kind === "row";
    this.block = isListed ? (this.block ?? readListBlock(this.lines, at)) : undefined;
    const stage = this.hasLabels || this.section === "notes" || this.section === "closing" ? undefined : readStageOfOutline(this.lines, at);
    if (stage) {
      this.enter(stage, 0);
      this.draft.add("label", line.plain);
    } else if (label) this.readLabel(line, label, at);
    else if (this.block === "facts" && (this.section === "opening" || this.section === "ingredients")) this.draft.addFact(line.plain);
    else if (line.kind === "row") this.readRow(line, at);
    else this.readWords(line, at);
    this.gap = false;
  }

  finish(source: string): ReadRecipe {
    return this.draft.finish(source);
  }

  private enter(section: Section, level: number, optional = false): void {
    this.section = section;
    this.level = level;
    this.draft.optional = optional;
    this.listKind = undefined;
  }

  private readLabel(line: MarkdownLine, label: PlainText, at: number): void {
    const name = findSection(label.shape);
    const level = line.kind === "heading" ? line.number : 0;
    const following = kindBelow(this.lines, at);
    if (this.section === "opening" && !this.draft.title && isTitleLabel(line) && !this.headsAStage(line, at, following) && !leadsToSection(name, following)) {
      this.draft.addTitle(label);
      return;
    }
    this.draft.add("label", label);
    if (name === "method" || name === "ingredients") this.draft.opensList = true;
    const block = following === "text" ? "foods" : readListBlock(this.lines, at + 1);
    if (name === undefined && block === "facts") return;
    if (name === undefined && block === "questions") this.openNote(label, level);
    else if (block === "steps" && this.isMethodBelow(name)) this.enter("method", level);
    else if (name === "method") this.enter("method", level);
    else if (name === "ingredients") this.enter("ingredients", level);
    else if (this.opensNote(name, level, following, block, at)) this.openNote(label, level);
    else if (this.section === "opening" && following === "numbered") this.enter(listsFoods(this.lines, at) ? "ingredients" : "method", level);
    else if (this.section === "opening" && (following === "bullet" || following === "row")) this.enter("ingredients", level, name === "optional");
    else if (this.section === "ingredients" && following === "numbered" && this.listKind !== "numbered" && this.listKind !== undefined)
      this.enter("method", level);
    else this.draft.optional = name === "optional";
  }

  /** Whether things to do, listed below a label of this name, are the method: "Prep", "Finish" behind other steps. */
  private isMethodBelow(name: SectionName | undefined): boolean {
    if (name === "serving") return this.section === "method";
    return name === undefined && (this.section === "opening" || this.section === "ingredients");
  }

  /** "**Blitz 'em**" right above its paragraph, and another such below: the stages of a method, and no title. */
  private headsAStage(line: MarkdownLine, at: number, following: MarkdownLine["kind"] | undefined): boolean {
    if (line.kind !== "text") return false;
    return (this.hasStages && isStage(this.lines, at)) || (at < this.lastBold && following !== "text" && readListBlock(this.lines, at + 1) === "steps");
  }

  /** Under the ingredients a label opens a group (`For the sauce`), behind the method it opens a note. */
  private opensNote(name: SectionName | undefined, level: number, following: MarkdownLine["kind"] | undefined, block: ListBlock, at: number): boolean {
    if (this.section === "notes" || this.section === "closing") return true;
    if (this.section === "method")
      // "# And a glaze" above numbered lines goes on with the method.
      return name !== undefined || (level > 0 && this.level > 0 && level <= this.level && following !== "numbered");
    return (
      name === "notes" &&
      (this.section === "ingredients" || following !== "bullet" || this.draft.title !== undefined || block === "steps" || this.areSentences(at))
    );
  }

  /** "– A metal skewer cooks from the inside too.": what stands below a label begins as a sentence. */
  private areSentences(at: number): boolean {
    const first = this.lines.slice(at + 1, at + 3).find(({ kind }) => kind !== "blank")?.plain.shape ?? "";
    return SENTENCE_END.test(first) && countWords(first) >= SENTENCE_WORDS;
  }

  private openNote(label: PlainText, level: number): void {
    this.enter("notes", level, true);
    this.draft.openNote(label);
    this.noteEnded = false;
  }

  private readWords(line: MarkdownLine, at: number): void {
    if (line.kind === "text" && (this.section === "opening" || this.section === "ingredients")) {
      const facts = readFacts(line.plain);
      if (facts) {
        this.draft.addFact(line.plain, facts);
        return;
      }
    }
    const inline = line.kind === "text" ? inlineLabel(line.plain) : undefined;
    if (inline && this.readInline(line, inline)) return;
    if (!inline && line.kind === "text" && this.readListOnOneLine(line.plain)) return;
    if (this.section === "opening") this.readOpening(line, at);
    else if (this.section === "ingredients") this.readListed(line, at);
    else if (this.section === "method") this.readStep(line, at);
    else if (this.section === "notes" && !(line.kind === "text" && this.gap && this.noteEnded)) this.readNote(line);
    else this.readRemark(line);
  }

  private readRemark(line: MarkdownLine): void {
    this.enter("closing", 0, true);
    this.draft.add("remark", line.plain);
  }

  /** `Tip: …`, `Optional: …`, `Ingredients: eggs, milk and flour`: a label and its words on one line. */
  private readInline(line: MarkdownLine, { name, label, rest }: InlineLabel): boolean {
    if (name === "ingredients") {
      this.enter("ingredients", 0);
      // Numbered lines behind it are no more of the list.
      this.listKind = "text";
      for (const { piece, ingredient } of readPieces(rest)) this.draft.addIngredient(piece, ingredient);
      return true;
    }
    if (name === "method") {
      this.enter("method", 0);
      this.draft.addStep(rest);
      return true;
    }
    if (this.section === "opening" || (name === "serving" && this.section !== "closing")) return false;
    const { section } = this;
    const { optional } = this.draft;
    this.openNote(label, 0);
    this.readNote({ ...line, plain: rest });
    this.noteEnded = true;
    if (section === "ingredients") this.enter("ingredients", 0, optional);
    return true;
  }

  /** "Dry: 1 cup flour, 1 tsp baking soda": a group of the list and all that is in it. */
  private readListOnOneLine(plain: PlainText): boolean {
    if (this.section !== "opening" && this.section !== "ingredients") return false;
    const isOpening = this.section === "opening";
    const isGroup = plain.shape.slice(0, 30).indexOf(": ") > 0;
    const list = isGroup ? readGroupOnOneLine(plain, isOpening ? 2 : 1) : isOpening ? readBareListOnOneLine(plain) : undefined;
    if (!list) return false;
    if (isOpening) this.enter("ingredients", 0);
    if (list.label) this.draft.add("label", list.label);
    this.listKind = "text";
    for (const { piece, ingredient } of list.pieces) this.draft.addIngredient(piece, ingredient);
    if (list.remark) this.draft.add("remark", list.remark);
    return true;
  }

  private readOpening(line: MarkdownLine, at: number): void {
    if (line.kind === "text" && isNumberedInWords(line) && SENTENCE_END.test(line.plain.shape)) {
      this.enter("method", 0);
      this.readStep(line, at);
      return;
    }
    if (line.kind === "bullet" || line.kind === "numbered") {
      const listed = isListedItem(line);
      this.enter(listed ? "ingredients" : "method", 0);
      if (listed) this.readListed(line, at);
      else this.readStep(line, at);
      return;
    }
    if (isListedLine(line) && isListedLine(this.lines[at + 1])) {
      this.enter("ingredients", 0);
      this.readListed(line, at);
      return;
    }
    // "Here are some tips for making it:" behind a recipe in prose.
    if (line.plain.shape.endsWith(":") && kindBelow(this.lines, at) === "bullet" && findSection(line.plain.shape.split(" for ")[0] ?? "") === "notes")
      return this.openNote(line.plain, 0);
    const prefix = TITLE_PREFIX.exec(line.plain.shape)?.[0];
    if (!this.draft.title && (prefix !== undefined || looksLikeTitle(this.lines, at))) {
      this.draft.addTitle(line.plain, prefix?.length);
      return;
    }
    this.draft.summary ??= this.draft.title ? line.plain.text : undefined;
    this.draft.add("opening", line.plain);
  }

  private readListed(line: MarkdownLine, at: number): void {
    const kind = line.kind;
    const isNested = line.indent > 1;
    const foreign = kind === "numbered" && !isNested && this.listKind !== undefined && this.listKind !== "numbered";
    // "Beat the eggs well." behind a table of foods: short, and all the same a thing to do.
    const told = this.gap && this.listKind === "row" && isCommand(line.plain.shape);
    const sentence = kind === "text" && SENTENCE_END.test(line.plain.shape) && (told || countWords(line.plain.shape) >= SENTENCE_WORDS);
    if (
      foreign ||
      (!this.hasLabels && this.draft.ingredients.length === 0 && isNestedSentence(line)) ||
      isNumberedInWords(line) ||
      this.beginsSteps(line) ||
      (sentence && this.gap && !this.hasLabels && this.lastNumbered < at)
    ) {
      this.enter("method", 0);
      this.readStep(line, at);
    } else if (sentence) {
      this.draft.add("remark", line.plain);
    } else {
      const ingredient = readIngredient(line.plain);
      if (ingredient.quantity === undefined && headsGroup(this.lines, at, this.listKind)) {
        this.draft.add("label", line.plain);
        if (readListBlock(this.lines, at + 1) === "steps" && this.isMethodBelow(undefined)) this.enter("method", 0);
      } else {
        if (!isNested || this.listKind === undefined) this.listKind = isNested ? "bullet" : kind;
        this.draft.addIngredient(line.plain, ingredient);
      }
    }
  }

  /** A second list of bullets, of sentences without amounts: the steps, where nothing is labelled as the method. */
  private beginsSteps({ kind, plain }: MarkdownLine): boolean {
    return (
      kind === "bullet" &&
      this.gap &&
      !this.hasLabels &&
      this.draft.ingredients.length > 1 &&
      SENTENCE_END.test(plain.shape) &&
      countWords(plain.shape) > 3 &&
      readIngredient(plain).quantity === undefined
    );
  }

  private readStep(line: MarkdownLine, at: number): void {
    const { kind, plain } = line;
    const inside = this.listKind === "numbered" && (kind !== "numbered" || line.indent > 1);
    if (kind === "text" && this.gap && line.indent < 2 && this.listKind !== undefined && this.listKind !== "text" && this.lastNumbered < at) {
      this.readRemark(line);
    } else if (kind === "bullet" && this.draft.ingredients.length === 0 && !SENTENCE_END.test(plain.shape) && headsNested(this.lines, at)) {
      this.draft.add("label", plain);
    } else if (
      this.draft.steps.length > 0 &&
      (inside || (kind === "text" && !this.gap && !this.endedSentence()) || (this.listKind === "text" && kind === "bullet"))
    ) {
      this.draft.addStep(plain, this.draft.steps.length - 1);
    } else {
      this.listKind = kind;
      this.draft.addStep(plain);
    }
  }

  /** In a method of plain lines, each finished sentence at a line's end finishes a step. */
  private endedSentence(): boolean {
    return this.listKind === "text" && SENTENCE_END.test(this.draft.parts.at(-1)?.plain.shape.slice(-1) ?? "");
  }

  private readNote(line: MarkdownLine): void {
    this.noteEnded = line.kind !== "text";
    this.draft.addNote(line.plain);
  }

  private readRow(line: MarkdownLine, at: number): void {
    if (!this.table) {
      this.table = readTableHead(line, this.lines[at + 1]);
      if (this.table.kind === "ingredients" && this.section === "opening") this.enter("ingredients", 0);
      if (this.table.kind === "steps") this.enter("method", 0);
      if (this.table.isHead) {
        this.draft.add("label", line.plain);
        return;
      }
    }
    if (this.table.kind === "other" && this.section !== "ingredients") {
      if (this.section === "notes") this.readNote(line);
      else this.draft.add("remark", line.plain);
    } else if (this.table.kind === "steps" || this.section === "method") {
      const told = line.cells[this.table.action] ?? line.cells.at(-1);
      if (told) this.draft.addStep(told);
    } else {
      // Numbered lines behind the table are no more rows of it.
      this.listKind = "row";
      for (const { piece, ingredient } of readIngredientRow(line, this.table)) this.draft.addIngredient(piece, ingredient);
    }
  }
}

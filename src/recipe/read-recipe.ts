/**
 * Reads a recipe from markdown in whatever shape a chef wrote it: headings or bold labels or none, bullets, numbers,
 * tables, prose, a chatty opening, tips, a cut-off end. Never throws; linear in the length of the text.
 */
import { isCutOff } from "./cut-off-text.ts";
import { isCommand, readListBlock, type ListBlock } from "./list-block.ts";
import { readBareListOnOneLine, readGroupOnOneLine, readPieces } from "./list-on-one-line.ts";
import { readLines, type MarkdownLine } from "./markdown-lines.ts";
import { countWords, inlineLabel, labelOf, sectionOf, SENTENCE_END, type InlineLabel } from "./line-label.ts";
import { slicePlainText, sourceRange, type PlainText, type TextRange } from "./plain-text.ts";
import { headsNested, readStageOfOutline } from "./outline.ts";
import { isToldInLines, readHeadedSteps, readLinesAsSteps, readProseSteps, readStepsBehindList, type ToldSteps } from "./prose-steps.ts";
import { joinFacts, readFacts, type StatedFacts } from "./read-facts.ts";
import { readIngredient } from "./read-ingredient.ts";
import { readIngredientRow, readTableHead, type TableHead } from "./read-table.ts";
import type { IngredientLine, Recipe, RecipeNote } from "./recipe.ts";
import { isStage, isTitleLabel, leadsToSection, titleInOpening } from "./recipe-title.ts";
import { findSection, type SectionName } from "./section-names.ts";

/** What a stretch of the text is for. A remark stands outside every list: a greeting, a last word. */
type PartRole = "title" | "opening" | "facts" | "label" | "ingredient" | "step" | "note" | "remark";

/** One stretch of the text, at most a line, with its place in the source. */
export interface RecipePart extends TextRange {
  readonly role: PartRole;
  readonly plain: PlainText;
  /** Said to be optional by the heading it stands under. */
  readonly optional: boolean;
  /** Place in `recipe.ingredients`, `recipe.steps` or `recipe.notes`; several parts can belong to one step or note. */
  readonly index?: number;
}

export interface ReadRecipe {
  readonly source: string;
  /** What was read, as data. Reading what `writeRecipe` wrote gives an equal recipe. */
  readonly recipe: Recipe;
  /** Every stretch of words in source order. */
  readonly parts: readonly RecipePart[];
  /** The text stops in the middle of a line or a sentence, or before the method. */
  readonly cutOff: boolean;
}

/** Reads any text as a recipe. */
export function readRecipe(source: string): ReadRecipe {
  const lines = readLines(source);
  const reader = new RecipeReader(lines);
  lines.forEach((line, at) => reader.read(line, at));
  return reader.finish(source);
}

type Section = "opening" | "ingredients" | "method" | "notes" | "closing";

const TITLE_PREFIX = /^(?:title|recipe|recipe name|dish|name):\s/i;
/** `- Step one: press the tofu`: a step by its words, whatever its sign. */
const STEP_WORD = /^(?:step|stage|part)\s(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?:[:.)]|\s[-–—])\s/i;
const TIME = /^(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|days?)\b/i;
/** "For the sauce" above bare lines. */
const GROUP = /^(?:for (?:the|serving)\b|to (?:serve|finish|garnish)$)/i;
const GROUP_WORDS_MOST = 5;
const SENTENCE_WORDS = 7;
const TITLE_WORDS_MOST = 10;

class RecipeReader {
  private section: Section = "opening";
  private optional = false;
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
  private title: PlainText | undefined;
  private summary: string | undefined;
  private readonly facts: StatedFacts[] = [];
  private readonly ingredients: IngredientLine[] = [];
  private readonly steps: string[] = [];
  private readonly notes: { heading: string; lines: string[] }[] = [];
  private readonly parts: RecipePart[] = [];
  private readonly lines: readonly MarkdownLine[];
  private readonly lastNumbered: number;
  private readonly hasStages: boolean;
  private readonly lastBold: number;
  /** A label has said that ingredients or steps come, which may not have arrived yet. */
  private opensList = false;
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
      if (line.kind === "rule" && this.table?.open !== true && this.section === "method" && this.steps.length > 0) this.section = "closing";
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
      this.add("label", line.plain);
    } else if (label) this.readLabel(line, label, at);
    else if (this.block === "facts" && (this.section === "opening" || this.section === "ingredients")) this.readFact(line);
    else if (line.kind === "row") this.readRow(line, at);
    else this.readWords(line, at);
    this.gap = false;
  }

  /** "- Hands-on: 25 min", "| Cook | 18 min |": what the recipe says of itself. */
  private readFact({ plain }: MarkdownLine): void {
    const facts = readFacts(plain);
    if (facts) this.facts.push(facts);
    this.add("facts", plain);
  }

  finish(source: string): ReadRecipe {
    // "## Marinate", "## Sear": labels that head what is done, and no list anywhere.
    if (this.steps.length === 0 && this.ingredients.length === 0 && !this.opensList) this.takeSteps(readProseSteps(this.parts));
    else if (this.ingredients.length === 0) {
      const told = readHeadedSteps(this.parts);
      if (told) this.takeSteps(told);
    } else if (this.steps.length === 0 && !this.opensList && isToldInLines(this.ingredients, this.parts)) {
      // "- Salmon at the other end, lemon on top": a list that is all there is, and tells what to do.
      const { parts, steps } = readLinesAsSteps(this.parts);
      this.ingredients.splice(0);
      this.takeSteps({ parts, steps });
    } else if (this.steps.length === 0) {
      const told = readStepsBehindList(this.parts);
      if (told) this.takeSteps(told);
    }
    const title = this.title ?? titleInOpening(this.parts);
    const recipe: Recipe = {
      title: title?.text ?? "",
      ...(this.summary === undefined ? {} : { summary: this.summary }),
      ...joinFacts(this.facts),
      ingredients: this.ingredients,
      steps: this.steps,
      notes: this.notes satisfies RecipeNote[],
    };
    return { source, recipe, parts: this.parts, cutOff: isCutOff(source, this.parts) };
  }

  private add(role: PartRole, plain: PlainText, index?: number): void {
    if (plain.text === "") return;
    this.parts.push({ role, plain, optional: this.optional, ...sourceRange(plain), ...(index === undefined ? {} : { index }) });
  }

  private enter(section: Section, level: number, optional = false): void {
    this.section = section;
    this.level = level;
    this.optional = optional;
    this.listKind = undefined;
  }

  private readLabel(line: MarkdownLine, label: PlainText, at: number): void {
    const name = findSection(label.shape);
    const level = line.kind === "heading" ? line.number : 0;
    const following = this.following(at);
    if (this.section === "opening" && !this.title && isTitleLabel(line) && !this.headsAStage(line, at, following) && !leadsToSection(name, following)) {
      this.title = label;
      this.add("title", label);
      return;
    }
    this.add("label", label);
    if (name === "method" || name === "ingredients") this.opensList = true;
    const block = following === "text" ? "foods" : readListBlock(this.lines, at + 1);
    if (name === undefined && block === "facts") return;
    if (name === undefined && block === "questions") this.openNote(label, level);
    else if (block === "steps" && this.isMethodBelow(name)) this.enter("method", level);
    else if (name === "method") this.enter("method", level);
    else if (name === "ingredients") this.enter("ingredients", level);
    else if (this.opensNote(name, level, following)) this.openNote(label, level);
    else if (this.section === "opening" && following === "numbered") this.enter(this.listsFoods(at) ? "ingredients" : "method", level);
    else if (this.section === "opening" && (following === "bullet" || following === "row")) this.enter("ingredients", level, name === "optional");
    else if (this.section === "ingredients" && following === "numbered" && this.listKind !== "numbered" && this.listKind !== undefined)
      this.enter("method", level);
    else this.optional = name === "optional";
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
  private opensNote(name: SectionName | undefined, level: number, following: MarkdownLine["kind"] | undefined): boolean {
    if (this.section === "notes" || this.section === "closing") return true;
    if (this.section === "method")
      // "# And a glaze" above numbered lines goes on with the method.
      return name !== undefined || (level > 0 && this.level > 0 && level <= this.level && following !== "numbered");
    return name === "notes" && (this.section === "ingredients" || following !== "bullet" || this.title !== undefined);
  }

  private openNote(label: PlainText, level: number): void {
    this.enter("notes", level, true);
    this.notes.push({ heading: label.text, lines: [] });
    this.noteEnded = false;
  }

  private readWords(line: MarkdownLine, at: number): void {
    if (line.kind === "text" && (this.section === "opening" || this.section === "ingredients")) {
      const facts = readFacts(line.plain);
      if (facts) {
        this.facts.push(facts);
        this.add("facts", line.plain);
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
    this.add("remark", line.plain);
  }

  /** `Tip: …`, `Optional: …`, `Ingredients: eggs, milk and flour`: a label and its words on one line. */
  private readInline(line: MarkdownLine, { name, label, rest }: InlineLabel): boolean {
    if (name === "ingredients") {
      this.enter("ingredients", 0);
      // Numbered lines behind it are no more of the list.
      this.listKind = "text";
      for (const { piece, ingredient } of readPieces(rest)) this.addIngredient(piece, ingredient);
      return true;
    }
    if (name === "method") {
      this.enter("method", 0);
      this.addStep(rest);
      return true;
    }
    if (this.section === "opening" || (name === "serving" && this.section !== "closing")) return false;
    const { section, optional } = this;
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
    if (list.label) this.add("label", list.label);
    this.listKind = "text";
    for (const { piece, ingredient } of list.pieces) this.addIngredient(piece, ingredient);
    if (list.remark) this.add("remark", list.remark);
    return true;
  }

  private readOpening(line: MarkdownLine, at: number): void {
    if (line.kind === "text" && STEP_WORD.test(line.plain.shape.slice(0, 24)) && SENTENCE_END.test(line.plain.shape)) {
      this.enter("method", 0);
      this.readStep(line, at);
      return;
    }
    if (line.kind === "bullet" || line.kind === "numbered") {
      const item = readIngredient(line.plain);
      // "1. **Halloumi:** 225 g, sliced, into a dry pan, two minutes a side." measures out and cooks in one go.
      const cooks = line.kind === "numbered" && SENTENCE_END.test(line.plain.shape) && countWords(line.plain.shape) > SENTENCE_WORDS;
      const listed =
        (item.quantity !== undefined && !cooks) ||
        (line.kind === "bullet" && !SENTENCE_END.test(line.plain.shape) && countWords(line.plain.shape) < SENTENCE_WORDS);
      this.enter(listed ? "ingredients" : "method", 0);
      if (listed) this.readListed(line, at);
      else this.readStep(line, at);
      return;
    }
    if (this.isListedLine(line) && this.isListedLine(this.lines[at + 1])) {
      this.enter("ingredients", 0);
      this.readListed(line, at);
      return;
    }
    const prefix = TITLE_PREFIX.exec(line.plain.shape)?.[0];
    if (!this.title && (prefix !== undefined || this.looksLikeTitle(line, at))) {
      this.title = slicePlainText(line.plain, prefix?.length ?? 0, line.plain.text.length);
      this.add("title", this.title);
      return;
    }
    this.summary ??= this.title ? line.plain.text : undefined;
    this.add("opening", line.plain);
  }

  /** "eggs – 2" and "200 g dark chocolate", line upon line without a sign. */
  private isListedLine(line: MarkdownLine | undefined): boolean {
    return (
      line?.kind === "text" &&
      !SENTENCE_END.test(line.plain.shape) &&
      countWords(line.plain.shape) < SENTENCE_WORDS &&
      readIngredient(line.plain).quantity !== undefined
    );
  }

  private looksLikeTitle(line: MarkdownLine, at: number): boolean {
    const next = this.lines[at + 1]?.kind;
    return (
      (next === "blank" || next === "text") && countWords(line.plain.shape) <= TITLE_WORDS_MOST && !/[.!?:,…]$/.test(line.plain.shape) && this.lines.length > 3
    );
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
      this.beginsNestedSteps(line) ||
      STEP_WORD.test(line.plain.shape.slice(0, 24)) ||
      this.beginsSteps(line) ||
      (sentence && this.gap && !this.hasLabels && this.lastNumbered < at)
    ) {
      this.enter("method", 0);
      this.readStep(line, at);
    } else if (sentence) {
      this.add("remark", line.plain);
    } else {
      const ingredient = readIngredient(line.plain);
      // An unmarked line above a list heads a group ("*For the cake*"), and so does a bullet with a colon ("- Vegetables:").
      const following = this.following(at);
      const heads =
        kind === "text"
          ? following === "bullet" ||
            (GROUP.test(line.plain.shape) && countWords(line.plain.shape) <= GROUP_WORDS_MOST) ||
            (following === "numbered" && this.listKind === "bullet" && !SENTENCE_END.test(line.plain.shape))
          : line.plain.shape.endsWith(":") || headsNested(this.lines, at);
      if (heads && ingredient.quantity === undefined) this.add("label", line.plain);
      else {
        if (!isNested || this.listKind === undefined) this.listKind = isNested ? "bullet" : kind;
        this.addIngredient(line.plain, ingredient);
      }
    }
  }

  /** A second list of bullets, of sentences without amounts: the steps, where nothing is labelled as the method. */
  private beginsSteps({ kind, plain }: MarkdownLine): boolean {
    return (
      kind === "bullet" &&
      this.gap &&
      !this.hasLabels &&
      this.ingredients.length > 1 &&
      SENTENCE_END.test(plain.shape) &&
      countWords(plain.shape) > 3 &&
      readIngredient(plain).quantity === undefined
    );
  }

  /** "- Morning", and under it "- Rinse the rice and cook it.": sentences set in under a stage, before any food is listed. */
  private beginsNestedSteps({ kind, indent, plain }: MarkdownLine): boolean {
    return (
      kind === "bullet" &&
      indent > 1 &&
      !this.hasLabels &&
      this.ingredients.length === 0 &&
      SENTENCE_END.test(plain.shape) &&
      countWords(plain.shape) >= SENTENCE_WORDS
    );
  }

  private readStep(line: MarkdownLine, at: number): void {
    const { kind, plain } = line;
    const inside = this.listKind === "numbered" && (kind !== "numbered" || line.indent > 1);
    if (kind === "text" && this.gap && line.indent < 2 && this.listKind !== undefined && this.listKind !== "text" && this.lastNumbered < at) {
      this.readRemark(line);
    } else if (kind === "bullet" && this.ingredients.length === 0 && !SENTENCE_END.test(plain.shape) && headsNested(this.lines, at)) {
      this.add("label", plain);
    } else if (
      this.steps.length > 0 &&
      (inside || (kind === "text" && !this.gap && !this.endedSentence()) || (this.listKind === "text" && kind === "bullet"))
    ) {
      this.addStep(plain, this.steps.length - 1);
    } else {
      this.listKind = kind;
      this.addStep(plain);
    }
  }

  /** In a method of plain lines, each finished sentence at a line's end finishes a step. */
  private endedSentence(): boolean {
    return this.listKind === "text" && SENTENCE_END.test(this.parts.at(-1)?.plain.shape.slice(-1) ?? "");
  }

  private readNote(line: MarkdownLine): void {
    this.noteEnded = line.kind !== "text";
    this.notes.at(-1)?.lines.push(line.plain.text);
    this.add("note", line.plain, this.notes.length - 1);
  }

  private readRow(line: MarkdownLine, at: number): void {
    if (!this.table) {
      this.table = readTableHead(line, this.lines[at + 1]);
      if (this.table.kind === "ingredients" && this.section === "opening") this.enter("ingredients", 0);
      if (this.table.kind === "steps") this.enter("method", 0);
      if (this.table.isHead) {
        this.add("label", line.plain);
        return;
      }
    }
    if (this.table.kind === "other" && this.section !== "ingredients") {
      if (this.section === "notes") this.readNote(line);
      else this.add("remark", line.plain);
    } else if (this.table.kind === "steps" || this.section === "method") {
      const told = line.cells[this.table.action] ?? line.cells.at(-1);
      if (told) this.addStep(told);
    } else {
      // Numbered lines behind the table are no more rows of it.
      this.listKind = "row";
      for (const { piece, ingredient } of readIngredientRow(line, this.table)) this.addIngredient(piece, ingredient);
    }
  }

  private addIngredient(plain: PlainText, ingredient: IngredientLine): void {
    // "~~garam masala~~ (left out)", "~~cream~~ none needed": what is struck is not there, nor is the word about it.
    if (ingredient.food === "" || /^\s*(?:\(|none\b|not needed\b|left out\b)/i.test(plain.shape)) {
      this.add("remark", plain);
      return;
    }
    if (TIME.test(ingredient.food)) {
      this.add("facts", plain);
      return;
    }
    this.ingredients.push(this.optional && !ingredient.optional ? { ...ingredient, optional: true } : ingredient);
    this.add("ingredient", plain, this.ingredients.length - 1);
  }

  private addStep(plain: PlainText, index = this.steps.length): void {
    if (plain.text === "") return;
    const before = this.steps[index];
    this.steps[index] = before === undefined ? plain.text : `${before} ${plain.text}`;
    this.add("step", plain, index);
  }

  /** The numbered lines behind a label are foods with their amounts: "**Base**", "1. 200 g biscuits", "2. 90 g butter". */
  private listsFoods(at: number): boolean {
    const next = this.lines[at + 1]?.kind === "blank" ? this.lines[at + 2] : this.lines[at + 1];
    return (
      next?.kind === "numbered" &&
      !SENTENCE_END.test(next.plain.shape) &&
      countWords(next.plain.shape) < SENTENCE_WORDS &&
      readIngredient(next.plain).quantity !== undefined
    );
  }

  private following(at: number): MarkdownLine["kind"] | undefined {
    for (let next = at + 1; next < this.lines.length; next += 1) {
      const kind = this.lines[next]?.kind;
      if (kind !== "blank" && kind !== "rule") return kind;
    }
    return undefined;
  }

  private takeSteps({ parts, steps }: ToldSteps): void {
    this.parts.splice(0, this.parts.length, ...parts);
    this.steps.splice(0, this.steps.length, ...steps);
    this.summary = undefined;
  }
}

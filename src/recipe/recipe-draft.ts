/** A recipe while it is read: its parts in order, and what they come to as data. */
import { isCutOff } from "./cut-off-text.ts";
import { slicePlainText, sourceRange, type PlainText } from "./plain-text.ts";
import { isToldInLines, readHeadedSteps, readLinesAsSteps, readProseSteps, readStepsBehindList, type ToldSteps } from "./prose-steps.ts";
import { joinFacts, readFacts, type StatedFacts } from "./read-facts.ts";
import type { PartRole, ReadRecipe, RecipePart } from "./read-recipe.ts";
import type { IngredientLine, Recipe, RecipeNote } from "./recipe.ts";
import { titleInOpening } from "./recipe-title.ts";

const TIME = /^(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|days?)\b/i;

export class RecipeDraft {
  readonly ingredients: IngredientLine[] = [];
  readonly steps: string[] = [];
  readonly parts: RecipePart[] = [];
  title: PlainText | undefined;
  summary: string | undefined;
  /** What is added now stands under a heading that says so. */
  optional = false;
  /** A label has said that ingredients or steps come, which may not have arrived yet. */
  opensList = false;
  private readonly facts: StatedFacts[] = [];
  private readonly notes: { heading: string; lines: string[] }[] = [];

  add(role: PartRole, plain: PlainText, index?: number): void {
    if (plain.text === "") return;
    this.parts.push({ role, plain, optional: this.optional, ...sourceRange(plain), ...(index === undefined ? {} : { index }) });
  }

  /** The title is a line, but for what says that it is one: "Recipe: ". */
  addTitle(line: PlainText, from = 0): void {
    this.title = from === 0 ? line : slicePlainText(line, from, line.text.length);
    this.add("title", this.title);
  }

  /** "- Hands-on: 25 min", "| Cook | 18 min |": what the recipe says of itself. */
  addFact(plain: PlainText, facts: StatedFacts | undefined = readFacts(plain)): void {
    if (facts) this.facts.push(facts);
    this.add("facts", plain);
  }

  addIngredient(plain: PlainText, ingredient: IngredientLine): void {
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

  addStep(plain: PlainText, index = this.steps.length): void {
    if (plain.text === "") return;
    const before = this.steps[index];
    this.steps[index] = before === undefined ? plain.text : `${before} ${plain.text}`;
    this.add("step", plain, index);
  }

  openNote(label: PlainText): void {
    this.notes.push({ heading: label.text, lines: [] });
  }

  addNote(plain: PlainText): void {
    this.notes.at(-1)?.lines.push(plain.text);
    this.add("note", plain, this.notes.length - 1);
  }

  /** All as one, once every line is in; where no method was found, what else may be one is taken for it. */
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

  private takeSteps({ parts, steps }: ToldSteps): void {
    this.parts.splice(0, this.parts.length, ...parts);
    this.steps.splice(0, this.steps.length, ...steps);
    this.summary = undefined;
  }
}

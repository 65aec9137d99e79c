/** What a screen reader is told, once a change of state and never word by word. */
import { FAILURE_TEXT, type Session } from "./session.ts";

export function describeStatus(session: Session): string {
  switch (session.state) {
    case "idle":
      return "";
    case "cooking":
      return "Cooking up a recipe.";
    case "failed":
      return FAILURE_TEXT;
    case "served":
      switch (session.ending) {
        case "whole":
          return "Your recipe is ready.";
        case "cut-short":
          return "Your recipe is here, cut short.";
        case "stopped":
          return "Stopped.";
        case "broke-off":
          return "The recipe broke off half-way.";
      }
  }
}

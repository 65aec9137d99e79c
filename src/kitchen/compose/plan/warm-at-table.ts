/** What is only passed round at the table is made ready for it: flatbreads and buns are warmed beside hot food, gravy is heated, tahini is loosened. */
import type { Food } from "../food.ts";
import { sharesOf, type Op } from "./op.ts";

interface Readying {
  readonly suits: (food: Food) => boolean;
  /** Only beside something that is cooked. */
  readonly hot: boolean;
  readonly say: string;
  readonly cue: string;
}

const READYINGS: readonly Readying[] = [
  {
    suits: ({ kind }) => kind.roles.flatbread !== undefined,
    hot: true,
    say: "Warm {the foods} in a dry pan or under the grill for {time}, turning once, until {cue}.",
    cue: "soft and hot",
  },
  {
    suits: ({ kind }) => kind.roles.roll !== undefined,
    hot: true,
    say: "Toast {the foods} for {time}, until {cue}.",
    cue: "golden",
  },
  {
    suits: ({ kind, states }) => kind.roles.bread !== undefined && !kind.roles.roll && !kind.roles.flatbread && states.includes("stale"),
    hot: false,
    say: "Toast {the foods} for {time}, until {cue}.",
    cue: "golden",
  },
  {
    suits: ({ kind }) => kind.roles.gravy !== undefined,
    hot: false,
    say: "Heat {the foods} in a small saucepan for {time}, stirring, until {cue}.",
    cue: "bubbling",
  },
  {
    suits: ({ kind }) => kind.roles.tahini !== undefined,
    hot: false,
    say: "Beat {the foods} with a spoonful or two of water for {time}, until {cue}.",
    cue: "pale and loose enough to pour",
  },
];

/** The operations with such foods seen to just before they come to the table. They are named there, and taken when the dish is served. */
export function warmAtTable(ops: readonly Op[]): readonly Op[] {
  const serve = ops.at(-1);
  if (serve?.act !== "serve") return ops;
  const isHot = ops.some(({ act }) => act === "cook");
  const readied = READYINGS.flatMap(({ suits, hot, say, cue }): readonly Op[] => {
    const foods = sharesOf(serve).filter(({ portion }) => suits(portion.food));
    if (foods.length === 0 || (hot && !isHot)) return [];
    return [
      {
        act: "work",
        vessel: "board",
        shares: { foods: foods.map((share) => ({ ...share, part: 0 })) },
        hands: true,
        minutes: [2, 3],
        cue,
        say: [say],
      },
    ];
  });
  return [...ops.slice(0, -1), ...readied, serve];
}

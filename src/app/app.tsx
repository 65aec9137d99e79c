/** The one screen. It holds no state of its own: the book is the session's, the chef is the choice's. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChefId } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { Announcement } from "./announcement/announcement.tsx";
import styles from "./app.module.css";
import { ChefChoice, ChefNamed } from "./chef-choice/chef-choice.tsx";
import { useChefChoice } from "./chef-choice/use-chef-choice.ts";
import { Generator } from "./generator/generator.tsx";
import { Header } from "./header/header.tsx";
import { IngredientForm } from "./ingredient-form/ingredient-form.tsx";
import { IngredientList } from "./ingredient-list/ingredient-list.tsx";
import { askKitchen, openKitchen } from "./kitchen/ask-kitchen.ts";
import { NewEditionNotice } from "./offline/new-edition-notice.tsx";
import { useOnline } from "./offline/use-online.ts";
import { fetchPart } from "./parts/fetch-part.ts";
import { PartBoundary } from "./parts/part-boundary.tsx";
import { useScriptArrived } from "./parts/use-script-arrived.ts";
import { BringRecipe } from "./bring/bring-recipe.tsx";
import { BehindTheBook } from "./reference-panel/behind-the-book.tsx";
import { avoidToo } from "./wishes/avoid-too.ts";
import type { Minded } from "./wishes/minded.ts";
import { dishOnScreen } from "./session/dish-on-screen.ts";
import { dishesChosen, nextAttempt } from "./session/next-attempt.ts";
import { type Book, type Entry, isStale, listOf, neighbours, recipeText, shownSession } from "./session/session.ts";
import { describeStatus } from "./session/status.ts";
import { type Chefs, useSession } from "./session/use-session.ts";
import { SharedLink } from "./share-link/shared-link.tsx";

const Beginnings = fetchPart(async () => (await import("./wishes/beside-list.tsx")).Beginnings);
const BesideList = fetchPart(async () => (await import("./wishes/beside-list.tsx")).BesideList);
const MenuSection = fetchPart(async () => (await import("./menu/menu.tsx")).MenuSection);
const RecipeSection = fetchPart(async () => {
  const { prepareParts, RecipeSection } = await import("./recipe-section/recipe-section.tsx");
  prepareParts();
  return RecipeSection;
});
const TimerBar = fetchPart(async () => (await import("./timers/timer-bar.tsx")).TimerBar);

export function App({ chefs }: { readonly chefs: Chefs }) {
  const scriptArrived = useScriptArrived();
  const { book, addEntries, addFound, openList, bring, removeEntry, changeEntry, ask, stop, turnTo } = useSession(chefs);
  const online = useOnline();
  const { options, chef, isSettled, choose, deviceModel } = useChefChoice(online);
  const input = useRef<HTMLInputElement>(null);
  const cooking = book.session.state === "cooking";
  const [carried, setCarried] = useState("");
  const carry = useCarry(addEntries, setCarried);
  useEffect(() => {
    if (location.search !== "") void import("./session/entries-from-address.ts").then(({ takeArrived }) => takeArrived(addEntries, carry));
  }, [addEntries, carry]);
  useIdlePreload();
  useReadyKitchen(isSettled && chef.id === "built-in");
  useTrial(book.entries.length > 0);

  const focusInput = useCallback(() => input.current?.focus(), []);

  const [minded, setMinded] = useState<Minded>({});
  const { asksTwice = false, ...wishes } = minded;
  const order: Order = { ingredients: listOf(book.entries), first: book.entries.filter(({ mark }) => mark === "first").map(({ text }) => text), ...wishes };
  const isModel = chef.id !== "built-in";

  /** What helps to write a list makes room for the recipe. */
  const text = recipeText(book.session);
  const folded = cooking || text !== "";

  const choice = (
    <PartBoundary name="The choice of a chef" drawnFrom={chef.id}>
      <ChefChoice options={options} chef={chef} online={online} disabled={cooking} isNamed={folded} onChoose={choose} deviceModel={deviceModel} />
    </PartBoundary>
  );
  /** Beside a recipe it stands in the fold; not where there is more to be seen than the choice: what the browser says of its own model. */
  const isChoiceFolded = folded && options.length > 1 && chef.id !== "on-device";

  const generate = (chefId: ChefId): void => void askFresh(chefId, { ...order, attempt: nextAttempt(book, order) });

  /** Another dish from this list, for as many people as the last one was changed to. */
  const another = (servings = order.servings): void => {
    const wished = servings === undefined ? {} : { servings };
    setMinded({ ...minded, ...wished });
    void askFresh(chef.id, { ...order, ...wished, attempt: nextAttempt(book, order) });
  };

  /** A dish that was taken from the menu is not given again by "another recipe": only the kitchen knows which attempt is which dish. */
  const askFresh = async (chefId: ChefId, order: Order): Promise<void> => {
    const chosen = dishesChosen(book);
    const isForKitchen = chefId === "built-in" && chosen.length > 0;
    const attempt = isForKitchen ? await askKitchen("findAttempt", order, chosen).catch(() => order.attempt ?? 0) : (order.attempt ?? 0);
    ask(chefId, { ...order, attempt });
  };

  /** Asks for the dish on the screen once more, without some foods. */
  const cookWithout = (foods: readonly string[]): void => {
    const without = avoidToo(minded, foods);
    const dish = dishOnScreen(shownSession(book.session), chef.id);
    setMinded(without);
    ask(chef.id, { ...order, avoid: without.avoid ?? [], ...(dish === undefined ? {} : { dish }) });
  };

  const openLink = (shared: Order): void => {
    const { ingredients, first = [], dish, attempt: _attempt, ...wishes } = shared;
    stop();
    openList(ingredients, first);
    setMinded(wishes);
    if (dish !== undefined) ask("built-in", shared);
  };

  return (
    <>
      {/* What style sheets ask of the whole page stands in attributes: a `:has()` up here would have every button looked at again with every change of the list. */}
      <div className={styles["page"]} data-cooking={cooking || undefined}>
        <Header />
        <main className={styles["main"]} data-begun={book.entries.length > 0 || text !== "" || undefined} data-waiting={(cooking && text === "") || undefined}>
          <PartBoundary name="The field for ingredients">
            <IngredientForm onAdd={addEntries} onCarry={carry} inputRef={input} />
          </PartBoundary>
          {book.entries.length === 0 && text === "" && (
            <>
              <p className={styles["opening"]}>
                Type what you have, one thing at a time or a whole pasted list. You get a recipe that uses only that, with water and heat.
              </p>
              <div className={styles["beginnings"]}>
                {scriptArrived && (
                  <PartBoundary name="The menu">
                    <Beginnings onAdd={addEntries} />
                  </PartBoundary>
                )}
              </div>
            </>
          )}
          {book.entries.length > 0 && (
            <section aria-labelledby="ingredients-heading">
              <h2 id="ingredients-heading" className={styles["heading"]}>
                Ingredient On Hand :
              </h2>
              <div className={styles["list"]}>
                <PartBoundary name="The list" instead={<PlainList entries={book.entries} />} drawnFrom={book.entries}>
                  <IngredientList entries={book.entries} onRemove={removeEntry} onChange={changeEntry} onEmptied={focusInput} />
                </PartBoundary>
                <PartBoundary name="What to mind">
                  <BesideList entries={book.entries} onAdd={addEntries} folded={folded} minded={minded} onMind={setMinded} />
                </PartBoundary>
              </div>
              <Generator entryCount={book.entries.length} cooking={cooking} onGenerate={() => generate(chef.id)} onStop={stop}>
                {isChoiceFolded ? <ChefNamed chef={chef} online={online} /> : choice}
              </Generator>
              <div className={styles["menu-place"]}>
                <PartBoundary name="The menu">
                  <MenuSection
                    order={order}
                    folded={folded}
                    busy={cooking}
                    onCook={(dish) => ask(chef.id, { ...order, dish })}
                    onAdd={addEntries}
                    minded={minded}
                    onMind={setMinded}
                    isModel={isModel}
                    choice={isChoiceFolded ? choice : undefined}
                  />
                </PartBoundary>
              </div>
            </section>
          )}
          {text !== "" && (
            <PartBoundary name="The recipe" instead={<p>{text}</p>} drawnFrom={book.session.state === "idle" ? undefined : book.session.order}>
              <RecipeSection
                session={book.session}
                entries={book.entries}
                chefs={chefs}
                asksTwice={asksTwice}
                stale={isStale(book, order)}
                onRetry={() => generate(chef.id)}
                onHave={addFound}
                onWithout={cookWithout}
                onAskBuiltIn={book.session.state !== "idle" && book.session.chef === "built-in" ? undefined : () => generate("built-in")}
                turns={{ busy: cooking, ...neighbours(book), onTurn: turnTo, onAnother: canAskForAnother(book) ? another : undefined }}
              />
            </PartBoundary>
          )}
        </main>
        <Announcement>{describeStatus(book.session)}</Announcement>
        <footer className={styles["foot"]} data-beside-recipe={text !== "" || undefined} data-print="hide">
          <PartBoundary name="The panel for a recipe of somebody else">
            <BringRecipe carried={carried} onBring={(text) => bring(text, order)} onAdd={addEntries} />
          </PartBoundary>
          <PartBoundary name="The panel behind the book">
            <BehindTheBook ingredients={order.ingredients} chef={chef} session={book.session} />
          </PartBoundary>
        </footer>
      </div>
      <div className={styles["edge"]}>
        {text !== "" && (
          <PartBoundary name="The timers">
            <TimerBar />
          </PartBoundary>
        )}
        <SharedLink isFree={book.entries.length === 0 && text === ""} onOpen={openLink} />
        <NewEditionNotice />
      </div>
    </>
  );
}

function PlainList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

/** A failure has its own button, and a refusal none: the same list would be refused again. */
function canAskForAnother({ entries, session }: Book): boolean {
  return entries.length > 0 && shownSession(session).state !== "failed";
}

/** Takes in texts that come from outside, dropped ones among them; what reads them is fetched at idle, and by the first. */
function useCarry(onAdd: (texts: readonly string[]) => void, onCarry: (text: string) => void): (text: string) => void {
  const carry = useCallback((text: string) => void import("./bring/receive.ts").then(({ receive }) => receive(text, { onAdd, onCarry })), [onAdd, onCarry]);
  useEffect(() => {
    let end: (() => void) | undefined;
    const callOff = whenIdle(() => void import("./bring/receive.ts").then(({ watchDrops }) => (end = watchDrops(carry))).catch(() => undefined));
    return () => {
      callOff();
      end?.();
    };
  }, [carry]);
  return carry;
}

/** Fetches what the first list and the first recipe will need while nobody waits for it. */
function useIdlePreload(): void {
  useEffect(
    () =>
      whenIdle(() => {
        RecipeSection.prepare();
        // A style sheet that comes with the first recipe would have all of the page styled anew just then.
        TimerBar.prepare();
        openKitchen();
      }),
    [],
  );
}

/** What cooks is as large as all that the page needs of the kitchen otherwise: it is not fetched for those who ask another chef. */
function useReadyKitchen(wanted: boolean): void {
  useEffect(() => (wanted ? whenIdle(() => void askKitchen("prepareToCook").catch(() => undefined)) : undefined), [wanted]);
}

/** Runs what reads a recipe once before there is one, when a list is begun: not while the page loads. */
function useTrial(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    return whenIdle(() => void import("./recipe-section/try-recipe.ts").then(({ tryRecipe }) => tryRecipe(whenIdle)).catch(() => undefined));
  }, [wanted]);
}

/** @returns what calls it off */
function whenIdle(deed: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(deed, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(deed);
  return () => cancelIdleCallback(idle);
}

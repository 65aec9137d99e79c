/** For a cook: how a recipe is proved, what is sent where, what is safe. */
import { PageHeading } from "./page-heading.tsx";
import styles from "./panel-pages.module.css";
import type { Cook, PageProps } from "./panel-pages.tsx";

export function ProofPage({ chef }: PageProps) {
  return (
    <>
      <PageHeading>How it works</PageHeading>
      <section>
        <h4>How a recipe is proved</h4>
        <p>
          A model may promise to use only what you have, and still add butter. So no chef is believed, not even ours. Under each recipe stands the pantry check:
          rules and tables of food that read the recipe as it is on the screen, at the servings and measures that are shown.
        </p>
        <ul className={styles["points"]}>
          <li>
            Each line of its list, and each food that a step uses, is looked for on your list. It is <b>yours</b>, <b>not on your list</b>, or <b>not sure</b>.
            A food that is only spoken of counts for nothing.
          </li>
          <li>Water, ice and heat are free. Nothing else is taken for granted, salt and oil included.</li>
          <li>“2 eggs” are two: a recipe that takes three is told so. What of yours is left over is named.</li>
          <li>What you asked to be minded, as a diet or an allergen, is looked for as well.</li>
        </ul>
        <p>The check can be wrong. Where it doubts, it says “not sure” rather than “yours”.</p>
      </section>
      <section>
        <h4>What is sent where</h4>
        <p>{tellWhere(chef)}</p>
        <ul className={styles["points"]}>
          <li>The page keeps nothing: no cookie, no storage. A reload clears it. Only the page itself is kept for when you are offline.</li>
          <li>A link that you make holds your list behind its #, which no browser sends to a server.</li>
          <li>A recipe that you bring is read here. No address in it is fetched.</li>
        </ul>
      </section>
      <section>
        <h4>What is safe</h4>
        <p>
          Before any chef cooks, what is poison or no food is taken out of the order. After it has, the steps are read for what makes people ill, and you are
          warned of it:
        </p>
        <ul className={styles["points"]}>
          <li>poultry, mince or pork that is not cooked through, or where nothing says how to tell that it is;</li>
          <li>kidney beans that were not boiled, eggs and flour that stay raw, parts of plants that are poison;</li>
          <li>raw poultry that is washed, a board or a marinade that carries what is raw to what is done, leftovers warmed twice, garlic kept in oil.</li>
        </ul>
        <p>A thermometer in the middle tells: poultry and leftovers 74 °C, mince 71 °C, fish 63 °C, whole cuts of meat 63 °C and three minutes of rest.</p>
        <p>
          “Contains” names those of the fourteen allergens of the European Union that are in your foods as far as their names tell. It cannot see a packet: read
          the label, and with an allergy do not rely on a screen.
        </p>
      </section>
    </>
  );
}

function tellWhere({ id }: Cook): string {
  switch (id) {
    case "built-in":
      return "The built-in chef cooks on this device: your list goes nowhere, and it works without a network.";
    case "on-device":
      return "Your browser’s own model cooks on this device: your list goes nowhere.";
    case "direct":
      return "Your list, and what you asked to be minded, go from this browser to the model’s service, when you ask for a recipe and not before.";
    case "hosted":
      return "Your list, and what you asked to be minded, go to this book’s server and from there to the model’s service, when you ask for a recipe and not before. The server keeps neither.";
  }
}

/** The panel in which a recipe that somebody else wrote is brought. Light; what reads it is fetched when it is opened. */
import { Fetched } from "../panel/fetched.tsx";
import { Panel } from "../panel/panel.tsx";
import { BRING_ADDRESS } from "./bring-address.ts";
import type { BringFormProps } from "./bring-form.tsx";

const loadForm = async () => (await import("./bring-form.tsx")).BringForm;
const isOurs = (hash: string): boolean => hash === BRING_ADDRESS;

export function BringRecipe(props: Omit<BringFormProps, "onClose">) {
  return (
    <Panel title="Bring a recipe" href={BRING_ADDRESS} isOurs={isOurs}>
      {(_hash, onClose) => <Fetched key={props.carried} load={loadForm} props={{ ...props, onClose }} />}
    </Panel>
  );
}

/** Names the chef who will cook, and lets the person choose where there is more than one. */
import { useId } from "react";
import type { ChefOption } from "#chefs/choose-chef";
import { findLanguageModel } from "#chefs/language-model";
import type { ChefId } from "#recipe/chef-event";
import { fetchPart } from "../parts/fetch-part.ts";
import { handOverFocus } from "../focus/hand-over-focus.ts";
import { PartBoundary } from "../parts/part-boundary.tsx";
import type { DeviceModel } from "./use-chef-choice.ts";
import styles from "./chef-choice.module.css";

const OnDeviceNotice = fetchPart(async () => (await import("../on-device/on-device-notice.tsx")).OnDeviceNotice);

interface ChefChoiceProps {
  readonly options: readonly ChefOption[];
  readonly chef: ChefOption;
  readonly online: boolean;
  readonly disabled: boolean;
  /** Who cooks stands below the recipe. */
  readonly isNamed: boolean;
  readonly onChoose: (chef: ChefId) => void;
  readonly deviceModel: DeviceModel;
}

export function ChefChoice({ options, chef, online, disabled, isNamed, onChoose, deviceModel }: ChefChoiceProps) {
  const id = useId();
  return (
    <div className={styles["choice"]}>
      {options.length > 1 ? (
        <>
          <label htmlFor={id}>Chef</label>
          <select
            id={id}
            className={styles["select"]}
            value={chef.id}
            disabled={disabled}
            onFocus={deviceModel.ask}
            onPointerEnter={deviceModel.ask}
            onChange={(event) => onChoose(event.target.value as ChefId)}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id} disabled={!option.reachable}>
                {nameChef(option)}
              </option>
            ))}
          </select>
          <p>{tellDifference(chef.id)}</p>
        </>
      ) : (
        !isNamed && (
          <div className={styles["alone"]}>
            <p>{ALONE}</p>
            {findLanguageModel() !== undefined && <OtherChefs deviceModel={deviceModel} />}
          </div>
        )
      )}
      {chef.id === "on-device" && (
        <PartBoundary name="What your browser says of its model">
          <OnDeviceNotice />
        </PartBoundary>
      )}
      {!online && chef.id === "built-in" && <p>{options.length > 1 ? OFFLINE : "You are offline. The built-in chef does not mind."}</p>}
    </div>
  );
}

/** Who cooks, in a sentence, where the choice itself stands elsewhere. */
export function ChefNamed({ chef, online }: Pick<ChefChoiceProps, "chef" | "online">) {
  const name = nameChef(chef);
  return <p>{chef.id !== "built-in" ? `${name[0]?.toUpperCase()}${name.slice(1)} cooks.` : online ? ALONE : OFFLINE}</p>;
}

const ALONE = "The built-in chef cooks, on this device.";
const OFFLINE = "You are offline, so the built-in chef cooks.";

const toSentence = handOverFocus((button) => button.parentElement);

/** Looks for another chef where nothing but the browser itself might have one. Where it has, the choice takes this place. */
function OtherChefs({ deviceModel: { availability, ask } }: Pick<ChefChoiceProps, "deviceModel">) {
  if (availability === "unavailable") return <p role="status">Your browser has no model of its own that could.</p>;
  return (
    <button ref={toSentence} type="button" className={styles["other"]} onClick={ask}>
      Others?
    </button>
  );
}

/** What a cook gets from this chef and not from the others, and where the list goes. */
function tellDifference(id: ChefId): string {
  if (id === "built-in") return "At once, on this device, from your list alone.";
  return `${id === "on-device" ? "Stays on this device." : "Your list is sent to it."} The check tells what it adds.`;
}

function nameChef({ id, model }: ChefOption): string {
  if (id === "built-in") return "the built-in chef";
  if (id === "on-device") return "your browser’s own model";
  return `a hosted model${model === undefined ? "" : ` (${nameModel(model)})`}`;
}

/** "mistralai/Mistral-7B-Instruct-v0.3" as "Mistral 7B", which a line of a phone has room for. Its whole name stands under what it wrote. */
function nameModel(model: string): string {
  const own = model.slice(model.lastIndexOf("/") + 1);
  return (/^.*?\d[bB](?![\p{L}\d])/u.exec(own)?.[0] ?? own).replaceAll("-", " ");
}

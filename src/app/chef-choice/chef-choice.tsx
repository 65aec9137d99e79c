/** Names the chef who will cook, and lets the person choose where there is more than one. */
import { useId } from "react";
import type { ChefId } from "#recipe/chef-event";
import styles from "./chef-choice.module.css";

/** A chef who can cook now. */
export interface AvailableChef {
  readonly id: ChefId;
  readonly model?: string;
}

interface ChefChoiceProps {
  readonly chefs: readonly AvailableChef[];
  readonly chosen: ChefId;
  readonly offline: boolean;
  readonly disabled: boolean;
  readonly onChoose: (chef: ChefId) => void;
}

export function ChefChoice({ chefs, chosen, offline, disabled, onChoose }: ChefChoiceProps) {
  const id = useId();
  const only = chefs.find((chef) => chef.id === chosen);
  return (
    <div className={styles["choice"]}>
      {chefs.length > 1 ? (
        <>
          <label htmlFor={id}>Chef</label>
          <select id={id} className={styles["select"]} value={chosen} disabled={disabled} onChange={(event) => onChoose(event.target.value as ChefId)}>
            {chefs.map((chef) => (
              <option key={chef.id} value={chef.id}>
                {nameChef(chef)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <p>Chef: {only ? nameChef(only) : "the built-in chef"}</p>
      )}
      {offline && <p>You are offline, so the built-in chef cooks.</p>}
    </div>
  );
}

export function nameChef({ id, model }: AvailableChef): string {
  if (id === "built-in") return "the built-in chef";
  return model ?? (id === "hosted" ? "the hosted chef" : "the direct chef");
}

/** What a slot of a dish asks for: a role that classes share, or one class by its id, which plays itself. */
import type { ClassId } from "./ingredient-class.ts";
import type { SharedRole } from "./roles.ts";

export type Role = SharedRole | ClassId;

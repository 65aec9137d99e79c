/** Who can be asked to run a model: the inference providers, and `auto` for the first that will. */
import { PROVIDERS_OR_POLICIES } from "@huggingface/inference";

export const PROVIDERS: readonly string[] = PROVIDERS_OR_POLICIES;

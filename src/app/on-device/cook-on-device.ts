/** The on-device chef of this page. Fetched with the first order to it. */
import type { Chef } from "#chefs/chef";
import { findLanguageModel } from "#chefs/language-model";
import { createOnDeviceChef } from "#chefs/on-device";
import { tellFetchedShare } from "./fetched-share.ts";

export const cookOnDevice: Chef = (order, signal) => createOnDeviceChef({ model: findLanguageModel(), onFetched: tellFetchedShare })(order, signal);

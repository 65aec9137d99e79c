/** What one client may ask for: so many recipes a minute, and so many at once. */
import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Valkey } from "iovalkey";
import { networkOf, siteOf } from "./client-address.ts";
import { countHere, countInValkey } from "./at-once.ts";
import { KnownClients } from "./known-clients.ts";

export interface FairUseLimits {
  readonly perMinute: number;
  readonly atOnce: number;
}

export const FAIR_USE_LIMITS: FairUseLimits = { perMinute: 20, atOnce: 4 };

export type FairUseVerdict =
  | { readonly ok: true; readonly leave: () => void }
  | { readonly ok: false; readonly limit: "per-minute" | "at-once"; readonly retryAfterSeconds: number };

/** Asks for one more recipe, for who has this address. `leave` is called when it is over. */
export type FairUse = (address: string) => Promise<FairUseVerdict>;

const MINUTE = 60;

/** So many households may be busy in one site of IPv6 (a /48): whoever rents one has 65,536 of them to ask from. */
const HOUSEHOLDS_PER_SITE = 4;

/**
 * Counts a client's network, and for IPv6 also the site around it, which may have four times as much.
 * With `valkey`, all servers that share it share one count. While it cannot be reached, each server counts for itself
 * and allows half, because the others do the same.
 */
export function createFairUse(limits: FairUseLimits, valkey?: Valkey): FairUse {
  const askForNetwork = countUse(limits, "", valkey);
  const askForSite = countUse({ perMinute: HOUSEHOLDS_PER_SITE * limits.perMinute, atOnce: HOUSEHOLDS_PER_SITE * limits.atOnce }, "site:", valkey);
  return async (address) => {
    const use = await askForNetwork(networkOf(address));
    const site = siteOf(address);
    if (!use.ok || site === undefined) return use;
    // Asked second, so that one household that asks without end does not use up what its neighbours have.
    const siteUse = await askForSite(site);
    if (!siteUse.ok) {
      use.leave();
      return siteUse;
    }
    return {
      ok: true,
      leave() {
        siteUse.leave();
        use.leave();
      },
    };
  };
}

/** Counts under a name of its own kind, so that no two kinds share a count. */
function countUse({ perMinute, atOnce }: FairUseLimits, kind: string, valkey: Valkey | undefined): FairUse {
  const clients = new KnownClients();
  const strict = { perMinute: Math.ceil(perMinute / 2), atOnce: Math.ceil(atOnce / 2) };
  // The limiter for Redis speaks to both: the one for Valkey sends scripts that Redis does not understand.
  const limiter: RateLimiterAbstract = valkey
    ? new RateLimiterRedis({
        storeClient: valkey,
        rejectIfRedisNotReady: true,
        keyPrefix: "recipie:per-minute",
        points: perMinute,
        duration: MINUTE,
        insuranceLimiter: new RateLimiterMemory({ points: strict.perMinute, duration: MINUTE }),
      })
    : new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  const takePlace = valkey ? countInValkey(valkey, atOnce, countHere(strict.atOnce)) : countHere(atOnce);

  return async (network) => {
    const client = kind + clients.nameOf(hideAddress(network));
    const leave = await takePlace(client);
    if (!leave) return { ok: false, limit: "at-once", retryAfterSeconds: 5 };
    try {
      await limiter.consume(client);
      return { ok: true, leave };
    } catch (refusal) {
      leave();
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { ok: false, limit: "per-minute", retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}

/** Counts need to tell addresses apart, not to know them. */
function hideAddress(address: string): string {
  return createHash("sha256").update(address).digest("base64url").slice(0, 22);
}

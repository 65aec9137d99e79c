/** What one client may ask for: so many recipes a minute, and so many at once. */
import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Valkey } from "iovalkey";
import { networkOf } from "./client-address.ts";
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

/**
 * With `valkey`, all servers that share it share one count. While it cannot be reached, each server counts for itself
 * and allows half, because the others do the same.
 */
export function createFairUse({ perMinute, atOnce }: FairUseLimits, valkey?: Valkey): FairUse {
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

  return async (address) => {
    const client = clients.nameOf(hideAddress(networkOf(address)));
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

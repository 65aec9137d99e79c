/** How many recipes a client has under way: counted here, or in Valkey for all servers together. */
import { randomUUID } from "node:crypto";
import type { Valkey } from "iovalkey";

/** Takes one of a client's places; the function that comes back gives it back. Undefined: all are taken. */
export type AtOnce = (client: string) => Promise<(() => void) | undefined>;

export function countHere(most: number): AtOnce {
  const counts = new Map<string, number>();
  return (client) => {
    const count = counts.get(client) ?? 0;
    if (count >= most) return Promise.resolve(undefined);
    counts.set(client, count + 1);
    return Promise.resolve(() => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  };
}

/** No recipe takes longer: a place whose server has died is free again after so many seconds. */
const LONGEST_RECIPE = 180;

/** Members are places, scores the second on Valkey's own clock at which each is free again at the latest. */
const TAKE = `
local now = tonumber(redis.call("time")[1])
redis.call("zremrangebyscore", KEYS[1], "-inf", now)
if redis.call("zcard", KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call("zadd", KEYS[1], now + tonumber(ARGV[2]), ARGV[3])
redis.call("expire", KEYS[1], ARGV[2])
return 1`;

/** `otherwise` counts while Valkey cannot be reached. */
export function countInValkey(valkey: Valkey, most: number, otherwise: AtOnce): AtOnce {
  return async (client) => {
    const key = `recipie:at-once:${client}`;
    const place = randomUUID();
    try {
      if ((await valkey.eval(TAKE, 1, key, most, LONGEST_RECIPE, place)) !== 1) return undefined;
    } catch {
      return otherwise(client);
    }
    // Where this fails, the place is free again by itself.
    return () => void valkey.zrem(key, place).catch(() => undefined);
  };
}

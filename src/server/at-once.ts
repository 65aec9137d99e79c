/** How many recipes a client has under way: counted here, or in Valkey for all servers together. */
import { randomUUID } from "node:crypto";
import type { Valkey } from "iovalkey";
import { Counts } from "./counts.ts";

/** Takes one of a client's places; the function that comes back gives it back. Undefined: all are taken. */
export type AtOnce = (client: string) => Promise<(() => void) | undefined>;

export function countHere(most: number): AtOnce {
  const counts = new Counts(most);
  return (client) => Promise.resolve(counts.take(client) ? () => counts.giveBack(client) : undefined);
}

/** No recipe takes longer: a place whose server has died is free again after so many seconds. */
const LONGEST_RECIPE = 180;

/** While Valkey is away for long nothing more is remembered: by then the first places are free again by themselves. */
const MOST_OWED = 10_000;

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
  // Places whose taking or giving back was never answered: they are given back when Valkey answers again, since it may have done the one and not the other.
  let owed: (readonly [key: string, place: string])[] = [];
  const giveBack = (key: string, place: string) => void valkey.zrem(key, place).catch(() => owed.push([key, place]));
  valkey.on("ready", () => {
    const due = owed;
    owed = [];
    for (const [key, place] of due) giveBack(key, place);
  });
  return async (client) => {
    const key = `recipie:at-once:${client}`;
    const place = randomUUID();
    try {
      if ((await valkey.eval(TAKE, 1, key, most, LONGEST_RECIPE, place)) !== 1) return undefined;
    } catch {
      if (owed.length < MOST_OWED) owed.push([key, place]);
      return otherwise(client);
    }
    return () => giveBack(key, place);
  };
}

import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setImmediate as nextTick } from "node:timers/promises";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ChefFault } from "#chefs/chef-fault";
import { readEventLines, writeEventLine } from "#chefs/event-lines";
import { collect } from "#chefs/test-upstream/collect";
import type { ChefEvent } from "#recipe/chef-event";
import { openResponse, type LineOutlet } from "./line-outlet.ts";
import { HEARTBEAT, pourEvents } from "./pour-events.ts";

const START: ChefEvent = { type: "recipe-start", chef: "hosted" };
const END: ChefEvent = { type: "recipe-end", reason: "stop" };

function words(text: string): ChefEvent {
  return { type: "text-delta", text };
}

/** An outlet that keeps what it is given, and has room or not as it is told. */
function rememberOutlet() {
  const outlet = {
    hasRoom: true,
    writes: [] as string[],
    write: vi.fn((text: string) => (outlet.writes.push(text), outlet.hasRoom)),
    end: vi.fn((text: string) => void (text && outlet.writes.push(text))),
    cutOff: vi.fn(),
    onRoom: () => undefined,
  };
  return outlet satisfies LineOutlet;
}

function pour(events: AsyncIterator<ChefEvent, unknown>, outlet: LineOutlet, signal = new AbortController().signal): Promise<void> {
  return pourEvents({ opening: [START], events, outlet, signal, note: () => undefined });
}

async function* speak(ticks: readonly (readonly string[])[]): AsyncGenerator<ChefEvent> {
  for (const texts of ticks) {
    for (const text of texts) yield words(text);
    await nextTick();
    await nextTick();
  }
  yield END;
}

test("what is said in one tick goes out in one line", async () => {
  const outlet = rememberOutlet();
  await pour(
    speak([
      ["a", "b", "c"],
      ["d", "e"],
    ]),
    outlet,
  );
  expect(outlet.writes).toEqual([writeEventLine(START) + writeEventLine(words("abc")), writeEventLine(words("de")), writeEventLine(END)]);
});

test("no word is lost, doubled or moved, however they come and however the client reads", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.string()), { maxLength: 20 }), fc.infiniteStream(fc.boolean()), async (ticks, room) => {
      const outlet = rememberOutlet();
      outlet.write.mockImplementation((text) => {
        outlet.writes.push(text);
        if (room.next().value) return true;
        setTimeout(() => outlet.onRoom());
        return false;
      });
      await pour(speak(ticks), outlet);
      const events = outlet.writes
        .join("")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as ChefEvent);
      expect(events.map((event) => (event.type === "text-delta" ? event.text : "")).join("")).toBe(ticks.flat().join(""));
      expect([events[0], events.at(-1)]).toEqual([START, END]);
      expect(outlet.end).toHaveBeenCalledOnce();
    }),
  );
});

describe("a chef that never pauses for breath", () => {
  test.each(["word ", ""])("cannot fill the memory, nor keep others waiting: %j", async (text) => {
    let said = 0;
    async function* chatter(): AsyncGenerator<ChefEvent> {
      while (said++ < 1_000_000) yield words(text);
    }
    const person = new AbortController();
    const outlet = rememberOutlet();
    outlet.hasRoom = false;
    const poured = pour(chatter(), outlet, person.signal);
    for (let turn = 0; turn < 20; turn++) await nextTick();
    expect(said).toBeLessThan(5_000);
    person.abort(new Error("gone"));
    await poured;
    expect(said).toBeLessThan(5_000);
  });
});

test("a server that cuts a recipe off says why in the last line; a client that has gone is told nothing", async () => {
  async function* hang(signal: AbortSignal): AsyncGenerator<ChefEvent> {
    yield words("# Ome");
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  }
  const last = async (reason: Error) => {
    const stop = new AbortController();
    const outlet = rememberOutlet();
    const poured = pour(hang(stop.signal), outlet, stop.signal);
    await nextTick();
    stop.abort(reason);
    await poured;
    return outlet.writes.at(-1);
  };
  expect(await last(new ChefFault("draining", "Closing.", 5))).toContain('"draining"');
  expect(await last(new Error("gone"))).toBe(writeEventLine(START) + writeEventLine(words("# Ome")));
});

describe("silence", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function* hang(): AsyncGenerator<ChefEvent> {
    yield words("# Ome");
    await new Promise(() => undefined);
  }

  test("is broken by empty lines, so that no proxy closes the line", async () => {
    const outlet = rememberOutlet();
    void pour(hang(), outlet);
    await vi.advanceTimersByTimeAsync(10 * HEARTBEAT);
    expect(outlet.writes.slice(1)).toEqual(Array.from({ length: 10 }, () => "\n"));
  });

  test("of a client that does not read is kept, and it is let go after three heartbeats", async () => {
    const outlet = rememberOutlet();
    outlet.hasRoom = false;
    void pour(hang(), outlet);
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT - 1);
    expect(outlet.cutOff).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outlet.cutOff).toHaveBeenCalledOnce();
    expect(outlet.writes).toHaveLength(1);
  });

  test("leaves no timer behind", async () => {
    await Promise.all([pour(speak([]), rememberOutlet()), vi.runAllTimersAsync()]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a response", () => {
  async function* hang(): AsyncGenerator<ChefEvent> {
    yield words("# Ome");
    await new Promise(() => undefined);
  }

  test("of the web reads like Node's own", async () => {
    const { outlet, response } = openResponse(undefined, { "content-type": "text/plain" }, () => undefined);
    const poured = pour(speak([["# Ome"], ["lette"]]), outlet);
    const fromBody = await collect(readEventLines(response.body as unknown as AsyncIterable<Uint8Array>));
    await poured;

    const server = createServer((_, outgoing) => {
      void pour(speak([["# Ome"], ["lette"]]), openResponse(outgoing, { "content-type": "text/plain" }, () => undefined).outlet);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const own = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(own.headers.get("content-type")).toBe(response.headers.get("content-type"));
    expect(await collect(readEventLines(own.body as unknown as AsyncIterable<Uint8Array>))).toEqual(fromBody);
    expect(fromBody).toEqual([START, words("# Ome"), words("lette"), END]);
    server.close();
  });

  test("of the web tells that its client has left, and fails for one that is let go", async () => {
    const gone = vi.fn();
    const left = openResponse(undefined, {}, gone);
    void pour(hang(), left.outlet);
    await left.response.body?.cancel();
    expect(gone).toHaveBeenCalledOnce();
    left.outlet.end("too late\n");

    const unread = openResponse(undefined, {}, gone);
    unread.outlet.cutOff();
    await expect(unread.response.text()).rejects.toThrow("stopped reading");
    expect(gone).toHaveBeenCalledTimes(2);
  });

  test("of Node's own takes words for a client that has left without harm", async () => {
    let outgoing: ServerResponse | undefined;
    const server = createServer((_, response) => void (outgoing = response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"));
    await expect.poll(() => outgoing).toBeDefined();
    const { outlet } = openResponse(outgoing, {}, () => undefined);
    const closed = new Promise((resolve) => outgoing?.once("close", resolve));
    socket.destroy();
    await closed;
    outlet.write("words\n");
    outlet.end("words\n");
    outlet.cutOff();
    await nextTick();
    server.close();
  });
});

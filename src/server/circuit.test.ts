import { expect, test } from "vitest";
import { Circuit, type ServiceState } from "./circuit.ts";

function circuitAt(clock: { now: number }) {
  const circuit = new Circuit({ failures: 3, rest: 10_000, now: () => clock.now });
  const ask = (state: ServiceState) => {
    const passage = circuit.pass();
    if (passage.ok) passage.report(state);
    return passage.ok;
  };
  return { circuit, ask };
}

test("failures in a row spare the service for a while, and say for how long", () => {
  const clock = { now: 0 };
  const { circuit, ask } = circuitAt(clock);
  for (const state of ["down", "down", "up", "down", "down", "unknown"] as const) expect(ask(state)).toBe(true);
  expect(circuit.state).toBe("closed");
  ask("down");
  expect(circuit.state).toBe("open");
  clock.now = 2_500;
  expect(circuit.pass()).toEqual({ ok: false, retryAfterSeconds: 8 });
});

test("afterwards one order tries the way; what becomes of it decides for the rest", () => {
  const clock = { now: 0 };
  const { circuit, ask } = circuitAt(clock);
  for (let time = 0; time < 3; time++) ask("down");
  clock.now = 10_000;
  const probe = circuit.pass();
  expect([probe.ok, circuit.pass().ok]).toEqual([true, false]);
  if (probe.ok) probe.report("down");
  expect(circuit.state).toBe("open");
  clock.now = 20_000;
  expect(ask("up")).toBe(true);
  expect(circuit.state).toBe("closed");
});

test("a probe whose client left makes room for the next", () => {
  const clock = { now: 0 };
  const { circuit, ask } = circuitAt(clock);
  for (let time = 0; time < 3; time++) ask("down");
  clock.now = 10_000;
  ask("unknown");
  expect(circuit.state).toBe("half-open");
  expect(ask("up")).toBe(true);
});

/** What the server counts for its operator, in the Prometheus format, on a port of its own. */
import { createServer, type Server } from "node:http";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { FrontDoor } from "./front-door.ts";
import type { OpenRecipes } from "./open-recipes.ts";
import type { RecipeReport } from "./recipe-report.ts";

export interface Metrics {
  note(report: RecipeReport): void;
  /** Everything counted so far, as text. */
  write(): Promise<string>;
}

const CIRCUIT_STATES = ["closed", "half-open", "open"] as const;
const UPSTREAM_ERRORS: readonly RecipeReport["result"][] = ["upstream-down", "upstream-timeout", "broke-off", "bad-reply", "refused"];

export function createMetrics({ circuit, places }: FrontDoor, openRecipes: OpenRecipes): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const recipes = new Counter({ name: "recipie_recipes_total", help: "Orders, by what became of them", labelNames: ["result"], registers });
  const turnedAway = new Counter({
    name: "recipie_turned_away_total",
    help: "Orders that were not let in, by the limit they met",
    labelNames: ["by"],
    registers,
  });
  const upstreamErrors = new Counter({
    name: "recipie_upstream_errors_total",
    help: "Failures of the model's service, by code",
    labelNames: ["code"],
    registers,
  });
  const characters = new Counter({ name: "recipie_characters_total", help: "Characters of recipes sent; a token has about four", registers });
  const firstWords = new Histogram({
    name: "recipie_first_words_seconds",
    help: "From the order to the first words",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30],
    registers,
  });
  const durations = new Histogram({
    name: "recipie_recipe_seconds",
    help: "From the order to the end",
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 120],
    registers,
  });
  gauge("recipie_open_streams", "Recipes under way", () => openRecipes.count);
  gauge("recipie_queue_length", "Orders that wait for a place", () => places.waiting);
  gauge("recipie_circuit_state", "0: the service is asked, 1: one order tries the way, 2: the service is given a rest", () =>
    CIRCUIT_STATES.indexOf(circuit.state),
  );

  function gauge(name: string, help: string, read: () => number): void {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  }

  return {
    note(report) {
      recipes.inc({ result: report.result });
      if (report.turnedAwayBy !== undefined) turnedAway.inc({ by: report.turnedAwayBy });
      else if (UPSTREAM_ERRORS.includes(report.result)) upstreamErrors.inc({ code: report.result });
      characters.inc(report.characters);
      if (report.firstWords !== undefined) firstWords.observe(report.firstWords / 1000);
      if (report.turnedAwayBy === undefined) durations.observe(report.duration / 1000);
    },
    write: () => registry.metrics(),
  };
}

/** Anybody who reaches the port may read: it belongs behind the operator's own walls. */
export function serveMetrics(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.write().then(
      (text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

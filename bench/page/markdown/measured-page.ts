/** Runs inside the browser: draws a growing text with one of the renderers, one update for every few characters. */
import { ReactMarkdown, remarkGfm, Streamdown } from "virtual:rivals";
import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Markdown } from "../../../src/app/markdown/markdown.tsx";

/** Characters of one update: a token, as a model sends it. */
const DELTA = 4;

const RENDERERS: Readonly<Record<string, (text: string, done: boolean) => ReactNode>> = {
  "a bare text": (text) => text,
  "this book": (text, done) => createElement(Markdown, { text, done, headingOffset: 2 }),
  "react-markdown": (text) => createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, text),
  streamdown: (text) => createElement(Streamdown, null, text),
};

export interface StreamResult {
  /** Updates that were drawn before the time was up, of all that there are. */
  readonly drawn: number;
  readonly updates: number;
  /** Nothing is on the screen: the renderer threw. */
  readonly blank: boolean;
}

declare global {
  interface Window {
    streamText(renderer: string, text: string, limit: number): Promise<StreamResult>;
    showText(renderer: string, text: string): boolean;
  }
}

/** Streams the text; gives up after `limit` milliseconds. */
window.streamText = async (renderer, text, limit) => {
  const { draw, close, isBlank } = open(renderer);
  const updates = Math.ceil(text.length / DELTA);
  const start = performance.now();
  let drawn = 0;
  while (drawn < updates && performance.now() - start < limit) {
    drawn += 1;
    draw(text.slice(0, drawn * DELTA), drawn === updates);
    await nextTask();
  }
  const blank = isBlank();
  close();
  return { drawn, updates, blank };
};

/** Shows a whole text at once; true where it is on the screen. */
window.showText = (renderer, text) => {
  const { draw, close, isBlank } = open(renderer);
  draw(text, true);
  const isShown = !isBlank();
  close();
  return isShown;
};

function open(renderer: string) {
  const container = document.body.appendChild(document.createElement("main"));
  const root = createRoot(container, { onUncaughtError: () => undefined });
  return {
    draw: (text: string, done: boolean) => flushSync(() => root.render(RENDERERS[renderer]?.(text, done))),
    isBlank: () => container.innerText.trim() === "",
    close: () => {
      root.unmount();
      container.remove();
    },
  };
}

const channel = new MessageChannel();

/** Resolves in a task of its own, so that the browser may draw between two updates, as it does while a reply streams. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.addEventListener("message", () => resolve(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(undefined);
  });
}

/** Reads the open page aloud, off until it is asked for; from then on each page that is turned to, until it is stopped. */
import { useEffect, useRef, useState } from "react";
import { wordsToSay } from "./words-to-say.ts";

export interface ReadAloud {
  readonly isSpeaking: boolean;
  /** The device took the words and said nothing. */
  readonly hasFailed: boolean;
  /** Reads the page, or stops reading this one and those to come. */
  toggle(): void;
}

/** @returns undefined where the browser has no voice */
export function useReadAloud(words: string): ReadAloud | undefined {
  const [isSpeaking, setIsSpeaking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isOn = useRef(false);
  const said = useRef(words);

  const say = (words: string): void => {
    said.current = words;
    const utterance = new SpeechSynthesisUtterance(wordsToSay(words));
    utterance.lang = "en";
    utterance.addEventListener("end", () => setIsSpeaking(false));
    utterance.addEventListener("error", ({ error }) => {
      // What is cut short by the next page is no fault.
      if (error === "interrupted" || error === "canceled") return;
      isOn.current = false;
      setIsSpeaking(false);
      setHasFailed(true);
    });
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    setIsSpeaking(true);
    setHasFailed(false);
  };

  useEffect(() => {
    if (isOn.current && said.current !== words) say(words);
  });

  useEffect(
    () => () => {
      if (isOn.current) speechSynthesis.cancel();
    },
    [],
  );

  const toggle = (): void => {
    isOn.current = !isSpeaking;
    if (!isSpeaking) return say(words);
    speechSynthesis.cancel();
    setIsSpeaking(false);
  };
  return "speechSynthesis" in window ? { isSpeaking, hasFailed, toggle } : undefined;
}

/** The sound of a timer, made on the spot: no file to fetch, none to cache. */
import type { TimerPhase } from "./timers.ts";

let context: AudioContext | undefined;

/** Browsers let a page sound only after a touch: call this in the tap that starts a timer. */
export function readyBell(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
}

/** Three beeps for a ring, two lower ones for a reminder, and a buzz where the device has one. */
export function soundBell(phase: Extract<TimerPhase, "ringing" | "reminding">): void {
  const [beeps, hertz] = phase === "ringing" ? [3, 880] : [2, 660];
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(Array.from({ length: 2 * beeps - 1 }, () => 200));
  if (context?.state !== "running") return;
  for (let beep = 0; beep < beeps; beep += 1) sound(context, hertz, context.currentTime + beep * 0.3);
}

function sound(context: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  tone.connect(volume).connect(context.destination);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.6, at + 0.02);
  volume.gain.linearRampToValueAtTime(0, at + 0.2);
  tone.start(at);
  tone.stop(at + 0.22);
}

// Your turn, or a highlight: a soft sound; and a notification when the page is not in sight.

import type { Highlight } from "../games/face";
import { preferences } from "../preferences.svelte";

let audio: AudioContext | null = null;

const TURN = [523.25, 783.99];
const RISING = [523.25, 659.26, 783.99, 1046.5];
const FALLING = [392, 311.13, 261.63];

/** Your turn: two quiet notes. */
export function chime(): void {
  play(TURN);
}

/** A highlight: a few notes upwards, or down where something is lost. */
export function flourish(kind: Highlight["kind"]): void {
  if (kind === "loss" || kind === "lost") play(FALLING);
  else play(kind === "gain" ? RISING.slice(1) : RISING);
}

/** Silent unless the player has switched sound on. */
function play(pitches: readonly number[]): void {
  if (!preferences.sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [turn, pitch] of pitches.entries()) note(audio, pitch, turn * 0.16);
  } catch {
    // A browser without sound plays on in silence.
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.7);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}

/** Tell the player outside the page, if they allow it and do not look at it. */
export function knock(title: string, body: string, tag: string): void {
  if (!preferences.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: "/icon.svg" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}

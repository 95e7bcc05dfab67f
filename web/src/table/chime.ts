// Your turn: one soft sound, and a notification when the page is not in sight.

import { preferences } from "../preferences.svelte";

let audio: AudioContext | null = null;

/** Two quiet notes; silent unless the player has switched sound on. */
export function chime(): void {
  if (!preferences.sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    note(audio, 523.25, 0);
    note(audio, 783.99, 0.16);
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

// What a game draws in the middle of its sentences, for all lines below the page of a table or a replay.

import { createContext, type Component } from "svelte";

type Sign = Component<{ code: string; seat: number | null; size: number }> | null;

export const [gameSign, setGameSign] = createContext<Sign>();

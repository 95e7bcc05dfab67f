/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Made by words.ts of the build: loaders of words by LANGUAGE/ROOM. */
declare module "virtual:words" {
  const words: Record<string, (() => Promise<{ default: string }>) | undefined>;
  export default words;
}

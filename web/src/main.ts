import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learnGames } from "./games/faces";
import { speak } from "./language/speak.svelte";
import { listen } from "./router.svelte";

await Promise.all([speak(), learnGames()]);
listen();
const target = document.getElementById("app");
if (target) mount(App, { target });

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./language/speak.svelte";
import { listen } from "./router.svelte";

await speak();
listen();
const target = document.getElementById("app");
if (target) mount(App, { target });

import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./style/theme.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("page");
if (target) mount(App, { target });

// Without a line the page still says what is going on.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");

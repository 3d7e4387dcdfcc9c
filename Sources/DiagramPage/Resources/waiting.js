"use strict";
// The page that a server gives out until there is a picture.

const changes = new EventSource("changes"), trouble = document.getElementById("page-trouble");
changes.addEventListener("revision", event => { if (event.data) location.reload(); });
changes.addEventListener("trouble", event => { trouble.textContent = event.data; });
changes.addEventListener("error", () => { trouble.textContent = "The server does not answer."; });

// The server notifies a page when its picture is out of date, and when the input has an error.

function listen() {
  if (!data.revision) return;
  const changes = new EventSource("changes"), trouble = text => {
    part("trouble").textContent = text;
    part("trouble").hidden = !text;
  };
  changes.addEventListener("revision", event => {
    trouble("");
    if (event.data === data.revision) return;
    writeAddress();
    location.reload();
  });
  changes.addEventListener("trouble", event => trouble(event.data));
  changes.addEventListener("error", () => trouble("The server does not answer. This is the last picture."));
}

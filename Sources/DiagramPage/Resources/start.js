// From here on everything is there.

document.body.classList.add("ready");
svg.setAttribute("width", svg.viewBox.baseVal.width);
svg.setAttribute("height", svg.viewBox.baseVal.height);
for (const id of ["title", "verdict"]) document.getElementById(id)?.remove();
for (const link of svg.querySelectorAll("a")) link.setAttribute("tabindex", -1);
readAddress();
addEventListener("hashchange", readAddress);
addEventListener("resize", () => follow(true));
listen();

// The header's buttons switch Material's drawer and search, for a thumb and for the keyboard.

const toggle = (name) => document.querySelector(`[data-md-toggle="${name}"]`);
const buttons = (name) => document.querySelectorAll(`button[data-gn-switch="${name}"]`);
let opener = null;

function shown(name) {
  const on = toggle(name).checked;
  for (const button of buttons(name))
    if (button.hasAttribute("aria-expanded")) button.setAttribute("aria-expanded", String(on));
  if (name === "search" && on) document.querySelector(".md-search__input").focus();
  if (name !== "drawer") return;
  if (on) document.querySelector(".gn-nav a")?.focus({ preventScroll: true });
  else if (opener?.isConnected) opener.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-gn-switch]");
  if (button) {
    opener = button;
    toggle(button.dataset.gnSwitch).click();
  } else if (event.target.closest(".gn-nav a") && toggle("drawer").checked) {
    opener = null;
    toggle("drawer").click();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && toggle("drawer").checked) toggle("drawer").click();
});

for (const name of ["drawer", "search"])
  toggle(name).addEventListener("change", () => shown(name));

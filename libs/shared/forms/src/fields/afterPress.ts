const waiting = new Set<() => void>();
let pressing = false;

function end(): void {
  pressing = false;
  for (const run of waiting) run();
  waiting.clear();
}

/**
 * Calls `run` at once or, while a pointer is pressed, after the click. Pressing a button blurs the field before the
 * button is released. If a message appeared under the field at that moment, the button could move away from the
 * pointer, and no click would follow.
 */
export function afterPress(run: () => void): void {
  if (pressing) waiting.add(run);
  else run();
}

document.addEventListener(
  'pointerdown',
  () => {
    end();
    pressing = true;
  },
  { capture: true },
);
for (const over of ['pointerup', 'pointercancel', 'dragend']) {
  // The click event follows the release; `run` must come after it.
  document.addEventListener(over, () => setTimeout(end), { capture: true });
}

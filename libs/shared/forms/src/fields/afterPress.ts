const waiting = new Set<() => void>();
let pressing = false;

function end(): void {
  pressing = false;
  for (const run of waiting) run();
  waiting.clear();
}

/**
 * Does something at once, or after the press that is on its way. A press on a button leaves the field before it is let go; a message
 * that came under the field by then would push the button away from under the pointer, and the press would go nowhere.
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
  // Once the click, which follows at once, has done what it does.
  document.addEventListener(over, () => setTimeout(end), { capture: true });
}

const controls = 'input, select, textarea, [contenteditable], button';

/** The frames in which the messages must be rendered. They may take long on a slow machine. */
const FRAMES = 30;

/**
 * Focuses the first invalid field that can be filled, or the first conflict that waits for a decision, as soon as its
 * message is rendered. It searches the topmost dialog, or else the form that has the focus, because a page may hold
 * several forms.
 *
 * @returns a function that stops it. Call it when the form disappears: otherwise a field of the next screen, which is
 *   found invalid a moment later, would take the focus.
 */
export function focusFirstInvalid(): () => void {
  let left = FRAMES;
  let frame = requestAnimationFrame(look);
  function look() {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const place = dialog ?? document.activeElement?.closest('form') ?? document;
    const target = [...place.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-undecided]')]
      .map((bad) => (bad.matches(controls) ? bad : bad.querySelector<HTMLElement>(controls)))
      .find((control) => control?.matches(':enabled, [contenteditable]'));
    left -= 1;
    if (target) target.focus();
    else if (left > 0) frame = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(frame);
}

/**
 * Puts the focus into the first field that has something against it, once the messages stand there: in the latest dialog, or else in the
 * form that has the focus, since a page may show several.
 */
export function focusFirstBad(frames = 30): void {
  requestAnimationFrame(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const place = dialog ?? document.activeElement?.closest('form') ?? document;
    const bad = place.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = bad?.matches('input, select, textarea, [contenteditable], button')
      ? bad
      : bad?.querySelector<HTMLElement>('input, select, textarea, [contenteditable], button');
    if (target) target.focus();
    // A slow machine has not drawn the messages yet.
    else if (frames > 0) focusFirstBad(frames - 1);
  });
}

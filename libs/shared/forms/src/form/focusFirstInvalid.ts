/**
 * Focuses the first invalid field, as soon as its message is rendered. It searches the topmost dialog, or else the
 * form that has the focus, because a page may hold several forms.
 */
export function focusFirstInvalid(frames = 30): void {
  requestAnimationFrame(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const place = dialog ?? document.activeElement?.closest('form') ?? document;
    const bad = place.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = bad?.matches('input, select, textarea, [contenteditable], button')
      ? bad
      : bad?.querySelector<HTMLElement>('input, select, textarea, [contenteditable], button');
    if (target) target.focus();
    // On a slow machine the messages may not be rendered yet.
    else if (frames > 0) focusFirstInvalid(frames - 1);
  });
}

/**
 * Puts the focus into the first field that has something against it, in the form at hand, once the messages stand there. Fields of
 * dialogs come before those of the page behind, and those of the latest dialog before all.
 */
export function focusFirstBad(): void {
  requestAnimationFrame(() => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const bad = place.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = bad?.matches('input, select, textarea, [contenteditable], button')
      ? bad
      : bad?.querySelector<HTMLElement>('input, select, textarea, [contenteditable], button');
    target?.focus();
  });
}

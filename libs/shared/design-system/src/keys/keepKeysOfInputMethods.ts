/** The code of a key that an input method has taken. Safari reports it for the Enter that ends a word. */
const TAKEN = 229;

/**
 * Keeps Enter and Escape from every field, picker, dialog and shortcut while an input method composes a word: they choose
 * or drop the word and do nothing else. Returns a function that ends this.
 */
export function keepKeysOfInputMethods(): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, { capture: true });
  return () => window.removeEventListener('keydown', keep, { capture: true });
}

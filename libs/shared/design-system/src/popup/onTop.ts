/**
 * Shows an element in the browser's top layer, so that neither scroll areas nor dialogs cut it off; where that is missing (jsdom) it
 * stays a box in its place.
 *
 * @returns ends it, before the element is taken away.
 */
export function showOnTop(element: HTMLElement): () => void {
  if ('showPopover' in element) element.showPopover();
  return () => {
    if (!('hidePopover' in element)) return;
    element.hidePopover();
    // Chromium forgets here that the pointer is on it. Else what it stood in, such as a whole dialog, would stay in memory for ever
    // once that is taken away too.
    getComputedStyle(element).getPropertyValue('display');
  };
}

/**
 * Shows an element in the browser's top layer, so that neither scroll areas nor dialogs cut it off. In jsdom, which has
 * no top layer, the element stays in its place.
 *
 * @returns a function that hides the element. Call it before the element is removed.
 */
export function showOnTop(element: HTMLElement): () => void {
  if ('showPopover' in element) element.showPopover();
  return () => {
    if (!('hidePopover' in element)) return;
    element.hidePopover();
    // Makes Chromium forget that the pointer is over the element. Otherwise the surrounding dialog would stay in memory
    // after its removal.
    getComputedStyle(element).getPropertyValue('display');
  };
}

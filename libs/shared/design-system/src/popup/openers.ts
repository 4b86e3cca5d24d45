const openers = new WeakMap<Element, HTMLElement>();

/** Remembers which element opened a popup. */
export function noteOpener(popup: Element, opener: HTMLElement): void {
  openers.set(popup, opener);
}

/**
 * Returns the element that opened the popup around `element`. That opener still exists when the popup and its content
 * are gone.
 */
export function openerOf(element: Element | null): HTMLElement | undefined {
  const popup = element?.closest('[popover]');
  return popup ? openers.get(popup) : undefined;
}

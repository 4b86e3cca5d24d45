const openers = new WeakMap<Element, HTMLElement>();

/** Notes what a popup was opened from. */
export function noteOpener(popup: Element, opener: HTMLElement): void {
  openers.set(popup, opener);
}

/** What the popup was opened from that this stands in: it is still there when the popup, and all in it, has gone. */
export function openerOf(element: Element | null): HTMLElement | undefined {
  const popup = element?.closest('[popover]');
  return popup ? openers.get(popup) : undefined;
}

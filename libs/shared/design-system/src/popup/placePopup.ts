const margin = 8;
const gap = 4;

/** The edges of popup and anchor that are aligned: `start` is left, `end` is right. */
export type PopupAlign = 'start' | 'end';

/**
 * Places a popup below its anchor, or above it where there is more room. The popup stays inside the window.
 *
 * @param align the edges of popup and anchor that are aligned.
 * @param asWide makes the popup at least as wide as its anchor.
 */
export function placePopup(popup: HTMLElement, anchor: HTMLElement, align: PopupAlign, asWide = false): void {
  const box = anchor.getBoundingClientRect();
  const roomBelow = window.innerHeight - box.bottom - gap - margin;
  const roomAbove = box.top - gap - margin;
  popup.style.maxHeight = '';
  if (asWide) popup.style.minWidth = `${box.width}px`;
  const height = popup.scrollHeight + 2;
  const above = height > roomBelow && roomAbove > roomBelow;
  const room = Math.max(above ? roomAbove : roomBelow, 80);
  const shown = Math.min(height, room);
  const rightmost = window.innerWidth - popup.offsetWidth - margin;
  const atEnd = box.right - popup.offsetWidth;
  // If the right edges do not leave enough room on the left, the left edges are aligned.
  const wished = align === 'start' || (atEnd < margin && box.left <= rightmost) ? box.left : atEnd;
  const left = Math.max(margin, Math.min(wished, rightmost));
  popup.style.maxHeight = `${room}px`;
  popup.style.left = `${left}px`;
  popup.style.top = `${above ? box.top - gap - shown : box.bottom + gap}px`;
}

import { type RefObject, useEffect } from 'react';

interface Place {
  readonly element: HTMLElement;
  /** The address of the focused link; null for other elements. */
  readonly link: string | null;
  readonly row: number;
  readonly cell: number;
}

const stops = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/**
 * Keeps the focus in a list when other users remove the focused row. The focus moves to the same record if it is still
 * in the list. Otherwise it moves to the same column of the next row, or to the area. Nothing scrolls.
 *
 * @param area the element around the rows, which stays.
 * @param rows the CSS selector of a row.
 */
export function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, rows: string): void {
  useEffect(() => {
    const within = area.current;
    if (!within) return;
    let place: Place | undefined;
    const changes = new MutationObserver(() => {
      if (!place) return;
      if (place.element.isConnected) {
        place = placeOf(place.element, within, rows);
        return;
      }
      const gone = place;
      place = undefined;
      changes.disconnect();
      if (document.activeElement === document.body) stopInPlaceOf(gone, within, rows)?.focus({ preventScroll: true });
    });
    const enter = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement ? placeOf(target, within, rows) : undefined;
      if (place) changes.observe(within, { childList: true, subtree: true });
      else changes.disconnect();
    };
    // A browser may send focusout while the row is being removed but is still in the page. So the check runs a moment
    // later.
    const leave = () =>
      queueMicrotask(() => {
        if (!place?.element.isConnected || place.element === document.activeElement) return;
        place = undefined;
        changes.disconnect();
      });
    within.addEventListener('focusin', enter);
    within.addEventListener('focusout', leave);
    return () => {
      changes.disconnect();
      within.removeEventListener('focusin', enter);
      within.removeEventListener('focusout', leave);
    };
  }, [area, rows]);
}

function placeOf(element: HTMLElement, within: HTMLElement, rows: string): Place | undefined {
  const row = element.closest(rows);
  const index = row ? [...within.querySelectorAll(rows)].indexOf(row) : -1;
  if (index < 0) return undefined;
  return { element, link: element.getAttribute('href'), row: index, cell: element.closest('td')?.cellIndex ?? 0 };
}

function stopInPlaceOf({ link, row, cell }: Place, within: HTMLElement, rows: string): HTMLElement | null {
  const same = link && within.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`);
  if (same) return same;
  const next = [...within.querySelectorAll(rows)].slice(0, row + 1).at(-1);
  const inCell = next instanceof HTMLTableRowElement ? next.cells[cell]?.querySelector<HTMLElement>(stops) : null;
  return inCell ?? next?.querySelector<HTMLElement>(stops) ?? within.closest<HTMLElement>('[tabindex]');
}

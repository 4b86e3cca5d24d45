import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a register sideways once, when its width is first known, so that a given day is next to the names.
 *
 * @param day the index of the day.
 * @param fixed the width in px of the columns that stay in place; 0 before it is known.
 */
export function useOpensAt(scroll: RefObject<HTMLElement | null>, day: number, fixed: number): void {
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current || fixed === 0 || !scroll.current) return;
    opened.current = true;
    const head = scroll.current.querySelectorAll<HTMLElement>('[data-day]')[day];
    if (head && day > 0) scroll.current.scrollLeft = head.offsetLeft - fixed;
  }, [scroll, day, fixed]);
}

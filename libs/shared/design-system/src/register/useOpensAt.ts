import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a register sideways once, when it first has a width, so that a day stands beside the names.
 *
 * @param day its number in the list, from 0.
 * @param fixed px of the columns that stay; 0 before they are known.
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

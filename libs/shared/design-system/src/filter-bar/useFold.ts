import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How the filters of a list are shown. `wide`: all in one row, with the values of short choices side by side. `compact`:
 * every choice is a drop-down. `short`: filters after the first ones go behind the button of the rare ones. `bare`: a Filters
 * button opens all but the text and the period. `folded`: it opens the unit of the period too, and the row may wrap.
 */
export type FilterFold = 'wide' | 'compact' | 'short' | 'bare' | 'folded';

const folds = ['wide', 'compact', 'short', 'bare', 'folded'] as const;

/**
 * Returns the widest fold whose filters fit in one row. The filters are measured, so any font and any number of filters
 * fits.
 *
 * @param row the filters. The row may be wider than the element around it.
 */
export function useFold(row: RefObject<HTMLElement | null>): FilterFold {
  const [at, setAt] = useState(0);
  /** The width in px that each fold needed when it did not fit. */
  const needed = useRef<number[]>([]);

  useLayoutEffect(() => {
    const filters = row.current;
    const around = filters?.parentElement;
    if (!filters || !around) return;
    const measure = () => {
      const room = around.clientWidth;
      if (at < folds.length - 1 && filters.scrollWidth > room) {
        needed.current[at] = filters.scrollWidth;
        setAt(at + 1);
      } else if (at > 0 && room >= (needed.current[at - 1] ?? 0)) setAt(at - 1);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(filters);
    return () => observer.disconnect();
  }, [row, at]);
  return folds[at] ?? 'folded';
}

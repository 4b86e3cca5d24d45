import { beginAt } from '@console/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ClassListState } from './classList.ts';

/**
 * Returns what Today does besides choosing the period: it scrolls to today, at once or when the days of today are
 * displayed. It jumps and does not glide, which also suits people who want less motion.
 */
export function useScrollToToday(displayed: ClassListState): () => void {
  const waiting = useRef(false);
  const scrolling = useRef(new AbortController());
  /** Scrolls to today. Returns false if it is not displayed. */
  const showToday = () => {
    scrolling.current.abort();
    scrolling.current = new AbortController();
    const today = document.querySelector('[data-scroll-start]');
    if (today) beginAt(today, scrolling.current.signal);
    return today !== null;
  };
  useEffect(() => () => scrolling.current.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `displayed` says that other rows are displayed
  useLayoutEffect(() => {
    if (!waiting.current) return;
    waiting.current = false;
    // The navigation scrolls to the top after this effect. A microtask comes after that, and before the browser draws.
    queueMicrotask(showToday);
  }, [displayed]);
  return () => {
    waiting.current = !showToday();
  };
}

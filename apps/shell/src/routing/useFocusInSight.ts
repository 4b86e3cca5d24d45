import { useEffect } from 'react';

/** What a user does to look elsewhere. */
const looksElsewhere = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Keeps what Tab has focused in sight. When something above it loads later, the browser scrolls to keep another part of the screen in place,
 * and the focused element could end below a fixed header.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    let kept: Element | null = null;
    const leave = () => {
      kept = null;
    };
    for (const type of looksElsewhere) document.addEventListener(type, leave, options);
    const enter = ({ target }: FocusEvent) => {
      // A title that gets the focus after a navigation may stand above the place to which the screen scrolls.
      const byTab = target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible');
      kept = byTab ? target : null;
    };
    document.addEventListener('focusin', enter, options);
    const keep = () => {
      if (kept === document.activeElement) kept?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('scroll', keep, options);
    return () => stop.abort();
  }, []);
}

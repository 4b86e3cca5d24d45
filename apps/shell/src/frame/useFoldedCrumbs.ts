import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Folds the screens above to '…', the furthest first, until what is left can be read whole. Done to the document itself: it is decided
 * by what the browser has measured, before anything is painted.
 */
export function useFoldedCrumbs(words: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other widths
  useLayoutEffect(() => {
    const shown = list.current;
    if (!shown) return undefined;
    foldCrumbs(shown);
    const resized = new ResizeObserver(() => foldCrumbs(shown));
    resized.observe(shown);
    return () => resized.disconnect();
  }, [words]);
  return list;
}

function foldCrumbs(list: HTMLElement): void {
  const above = list.querySelectorAll<HTMLElement>('[data-above]');
  // The way home goes last: the sidebar has it too.
  const home = list.querySelectorAll<HTMLElement>('[data-home]');
  for (const crumb of [...above, ...home]) delete crumb.dataset.folded;
  for (const crumb of [...above, ...home]) {
    if (!isCut(list)) return;
    crumb.dataset.folded = '';
  }
}

const isCut = (list: HTMLElement): boolean =>
  [...list.querySelectorAll('[data-label]')].some((label) => label.scrollWidth > label.clientWidth);

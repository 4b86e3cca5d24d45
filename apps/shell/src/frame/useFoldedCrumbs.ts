import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Folds ancestors to '…', the outermost first, until the remaining labels fit. It writes to the DOM directly, because the result
 * depends on measured widths and must be there before the first paint.
 */
export function useFoldedCrumbs(words: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the labels change
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
  const ancestors = list.querySelectorAll<HTMLElement>('[data-ancestor]');
  // The home link is folded last.
  const home = list.querySelectorAll<HTMLElement>('[data-home]');
  for (const crumb of [...ancestors, ...home]) delete crumb.dataset.folded;
  for (const crumb of [...ancestors, ...home]) {
    if (!isCut(list)) return;
    crumb.dataset.folded = '';
  }
}

const isCut = (list: HTMLElement): boolean =>
  [...list.querySelectorAll('[data-label]')].some((label) => label.scrollWidth > label.clientWidth);

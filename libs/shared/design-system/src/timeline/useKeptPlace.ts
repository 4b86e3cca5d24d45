import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Measured {
  readonly entry: HTMLElement;
  /** How many entries are above it. */
  readonly above: number;
  readonly offset: number;
}

/**
 * Keeps the entries of a list where they are on screen when others are added above them: it scrolls by the height of the
 * added ones. Browsers do this themselves only in some places, so switch theirs off with `overflow-anchor: none`.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, enabled: boolean): void {
  const before = useRef<Measured>(null);
  // After every render, because any of them can add entries.
  useLayoutEffect(() => {
    if (!enabled || !list.current) return;
    const known = before.current;
    if (known?.entry.isConnected && entriesAbove(known.entry) > known.above) {
      scrollerOf(list.current).scrollTop += known.entry.offsetTop - known.offset;
    }
    const entry = list.current.lastElementChild;
    before.current =
      entry instanceof HTMLElement ? { entry, above: entriesAbove(entry), offset: entry.offsetTop } : null;
  });
}

const entriesAbove = (entry: HTMLElement): number => [...(entry.parentElement?.children ?? [])].indexOf(entry);

/** The nearest element around a list that scrolls. */
function scrollerOf(list: HTMLElement): Element {
  for (let around = list.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if ((overflowY === 'auto' || overflowY === 'scroll') && around.scrollHeight > around.clientHeight) return around;
  }
  return document.documentElement;
}

import { beginAt } from '@console/platform';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { entryOf, forgetFreshLoad, type Positions, positionsAt, rememberPosition } from './scrollPositions.ts';

/**
 * Scrolls after a navigation: to the target of the hash, else to the position that this history entry had, else to the
 * element that a newly opened screen marks with `data-scroll-start`, else to the top (C§2).
 * It scrolls the elements that a screen marks with `data-scroll-area`. Entering the same address again, as 'Try again' does,
 * keeps the position.
 */
export function useScrollRestoration(sheet: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const shown = useRef({ key, address: '', screen: '' });
  // At the start, the address is known before the first screen has loaded. The scroll areas exist only after that.
  const arrived = useMatches().at(-1)?.loaderData !== undefined;

  // The address of the first render is the one that was loaded.
  const loaded = useRef<string>(undefined);
  if (loaded.current === undefined) {
    loaded.current = address;
    forgetFreshLoad(address);
  }

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // Scroll areas change with the screen, and scroll events do not bubble, so this listens in the capture phase.
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.scrollArea !== undefined) {
        rememberPosition(
          entryOf(shown.current.key, shown.current.address),
          target.dataset.scrollArea,
          target.scrollTop,
        );
      }
    };
    element.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', remember, { capture: true });
  }, [sheet]);

  useLayoutEffect(() => {
    const same = type === 'REPLACE' && shown.current.address === address;
    const screen = arrived ? pathname : '';
    const isNew = shown.current.screen !== screen;
    shown.current = { key, address, screen };
    const target = hash && document.getElementById(decoded(hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      return;
    }
    const saved = type === 'POP' ? positionsAt(entryOf(key, address)) : {};
    for (const { area, name } of areasIn(sheet.current)) {
      if (saved[name] === undefined && !same) area.scrollTop = 0;
    }
    const left = new AbortController();
    if (Object.keys(saved).length > 0) keepAt(() => areasIn(sheet.current), saved, left);
    else if (isNew) {
      // Only the page's head is above a first child, and it stays in view.
      const start = sheet.current?.querySelector('[data-scroll-start]:not(:first-child)');
      if (start) beginAt(start, left.signal);
    }
    return () => left.abort();
  }, [key, hash, address, pathname, type, arrived, sheet]);
}

interface Area {
  readonly area: HTMLElement;
  readonly name: string;
}

function areasIn(sheet: HTMLElement | null): readonly Area[] {
  const areas = sheet?.querySelectorAll<HTMLElement>('[data-scroll-area]') ?? [];
  return Array.from(areas, (area) => ({ area, name: area.dataset.scrollArea ?? '' }));
}

const RESTORE_FOR_MS = 5_000;

/**
 * Restores the positions again on every frame, because a screen's height still changes while its panels load. It stops when the user
 * scrolls or leaves the screen, or after `RESTORE_FOR_MS`.
 */
function keepAt(areas: () => readonly Area[], positions: Positions, left: AbortController): void {
  const { signal } = left;
  const until = performance.now() + RESTORE_FOR_MS;
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => left.abort(), { signal, passive: true, capture: true });
  }
  const restore = () => {
    if (signal.aborted) return;
    for (const { area, name } of areas()) {
      const position = positions[name];
      // Some displays have fractional positions, so a difference of one pixel is ignored.
      if (position !== undefined && Math.abs(area.scrollTop - position) > 1) area.scrollTop = position;
    }
    if (performance.now() < until) requestAnimationFrame(restore);
    else left.abort();
  };
  restore();
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // A malformed hash names no element.
    return hash;
  }
}

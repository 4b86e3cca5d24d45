import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { positionsAt, rememberPosition } from './scrollPositions.ts';

/**
 * After a route change the sheet scrolls to the hash's target, else to where it stood when this entry of the history was left, else to
 * the top (C§2). What scrolls are the areas that a screen marks with `data-scroll-area`. Entering the same address again, as
 * 'Try again' does, moves nothing.
 */
export function useScrollRestoration(sheet: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const shown = useRef({ key, address: '' });
  // The first screen arrives some time after its address: its areas are there only then.
  const arrived = useMatches().at(-1)?.loaderData !== undefined;

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // Areas come and go with their screens, and scroll events do not bubble: they are caught on their way down.
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.scrollArea !== undefined) {
        rememberPosition(shown.current.key, target.dataset.scrollArea, target.scrollTop);
      }
    };
    element.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', remember, { capture: true });
  }, [sheet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first screen's arrival counts as one more change
  useLayoutEffect(() => {
    const same = type === 'REPLACE' && shown.current.address === address;
    shown.current = { key, address };
    const target = hash && document.getElementById(decoded(hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      return;
    }
    const saved = type === 'POP' ? positionsAt(key) : {};
    const left = new AbortController();
    for (const area of sheet.current?.querySelectorAll<HTMLElement>('[data-scroll-area]') ?? []) {
      const position = saved[area.dataset.scrollArea ?? ''];
      if (position !== undefined) restore(area, position, left);
      else if (!same) area.scrollTop = 0;
    }
    return () => left.abort();
  }, [key, hash, address, type, arrived, sheet]);
}

const PATIENCE_MS = 2_000;

/**
 * A long screen draws its end a moment after its beginning, so the position is taken up again until it can be reached, somebody
 * scrolls, or the screen is left.
 */
function restore(area: HTMLElement, position: number, left: AbortController): void {
  const until = performance.now() + PATIENCE_MS;
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    area.addEventListener(type, () => left.abort(), { signal: left.signal, passive: true });
  }
  const scroll = () => {
    if (left.signal.aborted) return;
    area.scrollTop = position;
    // Positions are whole pixels only on some screens.
    if (Math.abs(area.scrollTop - position) > 1 && performance.now() < until) requestAnimationFrame(scroll);
  };
  scroll();
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // Percent signs that mean nothing name no element either way.
    return hash;
  }
}

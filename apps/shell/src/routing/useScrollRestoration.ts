import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { type Positions, positionsAt, rememberPosition } from './scrollPositions.ts';

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
    for (const { area, name } of areasIn(sheet.current)) {
      if (saved[name] === undefined && !same) area.scrollTop = 0;
    }
    const left = new AbortController();
    if (Object.keys(saved).length > 0) keepAt(() => areasIn(sheet.current), saved, left);
    return () => left.abort();
  }, [key, hash, address, type, arrived, sheet]);
}

interface Area {
  readonly area: HTMLElement;
  readonly name: string;
}

function areasIn(sheet: HTMLElement | null): readonly Area[] {
  const areas = sheet?.querySelectorAll<HTMLElement>('[data-scroll-area]') ?? [];
  return Array.from(areas, (area) => ({ area, name: area.dataset.scrollArea ?? '' }));
}

const PATIENCE_MS = 5_000;

/**
 * A long screen draws its end a moment after its beginning, and a panel is not as high as what stood in its place while it loaded. So
 * the positions are taken up frame by frame, until somebody scrolls, the screen is left, or a while has gone.
 */
function keepAt(areas: () => readonly Area[], positions: Positions, left: AbortController): void {
  const { signal } = left;
  const until = performance.now() + PATIENCE_MS;
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => left.abort(), { signal, passive: true, capture: true });
  }
  const takeUp = () => {
    if (signal.aborted) return;
    for (const { area, name } of areas()) {
      const position = positions[name];
      // Positions are whole pixels only on some screens.
      if (position !== undefined && Math.abs(area.scrollTop - position) > 1) area.scrollTop = position;
    }
    if (performance.now() < until) requestAnimationFrame(takeUp);
    else left.abort();
  };
  takeUp();
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // Percent signs that mean nothing name no element either way.
    return hash;
  }
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const KEY = 'console.scroll';
const KEPT = 100;

type Positions = Record<string, Record<string, number>>;

/**
 * After a route change the sheet scrolls to the hash's target, else to where it stood when this entry of the history was left, else to
 * the top (C§2). What scrolls are the areas that a screen marks with `data-scroll-area`.
 */
export function useScrollRestoration(sheet: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // Areas come and go with their screens, and scroll events do not bubble: they are caught on their way down.
    const remember = (event: Event) => {
      if (event.target instanceof HTMLElement) store(shown.current.key, event.target);
    };
    element.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', remember, { capture: true });
  }, [sheet]);

  useLayoutEffect(() => {
    const sameScreen = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      return;
    }
    const saved = type === 'POP' ? readPositions()[key] : undefined;
    for (const area of areas(sheet.current)) {
      const position = saved?.[nameOf(area)];
      if (position !== undefined) area.scrollTop = position;
      else if (type !== 'REPLACE' || !sameScreen) area.scrollTop = 0;
    }
  }, [key, hash, pathname, type, sheet]);
}

function areas(sheet: HTMLElement | null): HTMLElement[] {
  return [...(sheet?.querySelectorAll<HTMLElement>('[data-scroll-area]') ?? [])];
}

const nameOf = (area: HTMLElement): string => area.dataset.scrollArea ?? '';

function store(key: string, area: HTMLElement): void {
  if (area.dataset.scrollArea === undefined) return;
  const { [key]: own, ...others } = readPositions();
  const kept = Object.entries(others).slice(1 - KEPT);
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ ...Object.fromEntries(kept), [key]: { ...own, [nameOf(area)]: area.scrollTop } }),
  );
}

function readPositions(): Positions {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return isPositions(positions) ? positions : {};
  } catch {
    return {};
  }
}

function isPositions(value: unknown): value is Positions {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'object' && entry !== null)
  );
}

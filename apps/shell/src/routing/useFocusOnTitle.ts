import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A link that was followed: its path, and its place among all links of the screen to this path. */
interface Followed {
  readonly path: string;
  readonly index: number;
}

export interface FocusOnTitle {
  /** True after sign-in: then the title of the first screen gets the focus too. */
  readonly first?: boolean;
  /** Becomes true when the first screen has arrived. Before, a skeleton with the same title stands in its place. */
  readonly arrived?: boolean;
}

/**
 * Moves the focus to the title of a new screen, so that a screen reader announces the screen and Tab continues inside it. After
 * going back, the focus moves to the link that was followed, for example a row of a long list. A changed filter is not a new screen,
 * and a screen that has already focused one of its elements keeps that focus. So does a menu that is open.
 */
export function useFocusOnTitle(
  sheet: RefObject<HTMLElement | null>,
  { first = false, arrived = true }: FocusOnTitle = {},
): void {
  const { key, pathname } = useLocation();
  const back = useNavigationType() === 'POP';
  const shown = useRef(first ? null : pathname);
  const here = useRef(key);
  const followed = useRef(new Map<string, Followed>());

  useEffect(() => {
    here.current = key;
  }, [key]);

  useEffect(() => {
    const element = sheet.current;
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!element || !link) return;
      const index = linksTo(element, link.pathname).indexOf(link);
      followed.current.set(here.current, { path: link.pathname, index });
    };
    element?.addEventListener('click', follow, { capture: true });
    return () => element?.removeEventListener('click', follow, { capture: true });
  }, [sheet]);

  useEffect(() => {
    const left = shown.current;
    if (left === pathname || !arrived) return;
    shown.current = pathname;
    const element = sheet.current;
    const focused = document.activeElement;
    // A menu that was opened while the screen loaded would close.
    if (!element || element.contains(focused) || focused?.closest('[role=menu]')) return;
    const source = back && left !== null && sourceOf(element, left, followed.current.get(key));
    (source || element.querySelector<HTMLElement>('[data-page-title]') || element).focus({ preventScroll: true });
  }, [pathname, key, back, sheet, arrived]);
}

/** Returns the link that led to `left`. After a reload nobody knows which of several it was, so it is the first in view. */
function sourceOf(element: HTMLElement, left: string, followed: Followed | undefined): HTMLElement | undefined {
  const links = linksTo(element, left);
  return (followed?.path === left && links[followed.index]) || links.find(isInView);
}

function isInView(link: HTMLElement): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

const linksTo = (element: HTMLElement, path: string): HTMLAnchorElement[] =>
  [...element.querySelectorAll('a')].filter((link) => link.pathname === path);

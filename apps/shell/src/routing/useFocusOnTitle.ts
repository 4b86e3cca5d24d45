import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Moves the focus to the title of a new screen, so that a screen reader announces the screen and Tab continues inside it. After
 * going back, the focus moves to the link that was followed, for example a row of a long list. A changed filter is not a new screen,
 * and a screen that has already focused one of its elements keeps that focus.
 */
export function useFocusOnTitle(sheet: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const back = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useEffect(() => {
    const left = shown.current;
    if (left === pathname) return;
    shown.current = pathname;
    const element = sheet.current;
    if (!element || element.contains(document.activeElement)) return;
    const followed = back && visibleLinkTo(element, left);
    (followed || element.querySelector<HTMLElement>('[data-page-title]') || element).focus({ preventScroll: true });
  }, [pathname, back, sheet]);
}

/** Several links can lead to the same screen, for example one for each day of a class. Only the followed one is in the viewport. */
function visibleLinkTo(element: HTMLElement, to: string): HTMLElement | undefined {
  return [...element.querySelectorAll('a')].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.pathname === to && top >= 0 && bottom <= innerHeight;
  });
}

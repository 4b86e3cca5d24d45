import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a change of screen the focus stands on the new screen's title, so that a screen reader says where one is and the next Tab
 * goes into the screen. Who goes back stands on the link that led away, in a list of hundreds where they were. A changed filter is no
 * change of screen, and a screen that took the focus itself keeps it.
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
    const led = back && linkInSight(element, left);
    (led || element.querySelector<HTMLElement>('[data-page-title]') || element).focus({ preventScroll: true });
  }, [pathname, back, sheet]);
}

/** A class of three days has three links in a week: the one that led away is where the list stands again. */
function linkInSight(element: HTMLElement, to: string): HTMLElement | undefined {
  return [...element.querySelectorAll('a')].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.pathname === to && top >= 0 && bottom <= innerHeight;
  });
}

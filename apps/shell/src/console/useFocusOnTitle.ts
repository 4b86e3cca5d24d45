import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of screen the focus stands on the new screen's title, so that a screen reader says where one is and the next Tab
 * goes into the screen. A changed filter is no change of screen, and a screen that took the focus itself keeps it.
 */
export function useFocusOnTitle(sheet: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const element = sheet.current;
    if (!element || element.contains(document.activeElement)) return;
    (element.querySelector<HTMLElement>('[data-page-title]') ?? element).focus({ preventScroll: true });
  }, [pathname, sheet]);
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { showOnTop } from '../popup/onTop.ts';
import { placePopup } from '../popup/placePopup.ts';

/**
 * Adds the element with this id to the description of the control inside `anchor`.
 *
 * @param id null adds nothing.
 */
export function useDescription(anchor: RefObject<HTMLElement | null>, id: string | null): void {
  const last = useRef<string>(undefined);
  // Runs after each render, because rendering the control sets its own description again.
  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!control) return;
    const others = describedBy(control).filter((other) => other !== last.current);
    last.current = id ?? undefined;
    const all = id === null ? others : [...others, id];
    if (all.length > 0) control.setAttribute('aria-describedby', all.join(' '));
    else control.removeAttribute('aria-describedby');
  });
}

function describedBy(control: Element): string[] {
  return (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
}

/**
 * Shows the tooltip below its control while it is open. It follows the control when something scrolls. Escape hides it,
 * wherever the focus is (WCAG 1.4.13), and closes nothing else.
 */
export function useTooltip(
  tip: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  hide: () => void,
): void {
  useLayoutEffect(() => {
    const element = tip.current;
    const control = anchor.current;
    if (!open || !element || !control) return;
    const end = showOnTop(element);
    const place = () => placePopup(element, control, 'start');
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    place();
    document.addEventListener('keydown', press, true);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      end();
    };
  }, [tip, anchor, open, hide]);
}

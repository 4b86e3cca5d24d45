import { FieldContextProvider, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { showOnTop } from './onTop.ts';
import { noteOpener } from './openers.ts';
import { type PopupAlign, placePopup } from './placePopup.ts';

const useStyles = makeStyles({
  popup: {
    position: 'fixed',
    inset: 'auto',
    zIndex: 300,
    margin: 0,
    padding: 0,
    boxSizing: 'border-box',
    overflow: 'auto',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: '1px solid var(--popup-stroke)',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'left',
    animationName: { from: { opacity: 0, transform: 'translateY(-4px)' }, to: { opacity: 1 } },
    animationDuration: tokens.durationFast,
    animationTimingFunction: tokens.curveEasyEase,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export interface PopupProps {
  /** The control that opens the popup. The popup is placed below it, and a click on it does not close the popup. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly align?: PopupAlign;
  /** Makes the popup at least as wide as its anchor. */
  readonly asWide?: boolean;
  readonly role?: 'dialog' | 'menu' | undefined;
  readonly id?: string;
  readonly 'aria-label'?: string | undefined;
  readonly className?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/**
 * A surface in the browser's top layer, so that neither scroll areas nor dialogs cut it off. It is open as long as it
 * is mounted. Escape inside it or on the anchor closes it and focuses the anchor. A click elsewhere and moving the
 * focus out close it too.
 */
export function Popup({
  anchor,
  onClose,
  children,
  align = 'start',
  asWide = false,
  className,
  onKeyDown,
  ...rest
}: PopupProps) {
  const styles = useStyles();
  const popup = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = popup.current;
    const opener = anchor.current;
    if (!element || !opener) return;
    noteOpener(element, opener);
    const end = showOnTop(element);
    const place = () => placePopup(element, opener, align, asWide);
    place();
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    resized?.observe(element);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      resized?.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
      end();
    };
  }, [anchor, align, asWide]);

  useEffect(() => {
    const outside = (target: EventTarget | null) =>
      target instanceof Node && !popup.current?.contains(target) && !anchor.current?.contains(target);
    const pressed = (event: Event) => outside(event.target) && close.current();
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('focusin', pressed, true);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('focusin', pressed, true);
    };
  }, [anchor]);

  useEffect(() => {
    const opener = anchor.current;
    const press = (event: globalThis.KeyboardEvent) => {
      const inside = event.target instanceof Node && popup.current?.contains(event.target);
      if (event.key === 'Escape' && !inside) closeAlone(event, close.current);
    };
    opener?.addEventListener('keydown', press);
    return () => opener?.removeEventListener('keydown', press);
  }, [anchor]);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Escape') return onKeyDown?.(event);
    closeAlone(event, onClose);
    anchor.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caller sets the role
    <div {...rest} ref={popup} popover="manual" className={mergeClasses(styles.popup, className)} onKeyDown={press}>
      {/* The field around the opener labels the opener, not the controls in here. */}
      <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
    </div>
  );
}

/** Neither a dialog around the popup nor a list's shortcut may receive this Escape. */
function closeAlone(event: Pick<Event, 'preventDefault' | 'stopPropagation'>, close: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  close();
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { showOnTop } from '../popup/onTop.ts';
import { placePopup } from '../popup/placePopup.ts';

const useStyles = makeStyles({
  anchor: { display: 'inline-flex', minWidth: 0 },
  tip: {
    position: 'fixed',
    inset: 'auto',
    zIndex: 300,
    margin: 0,
    maxWidth: '280px',
    padding: '6px 12px 8px',
    boxSizing: 'border-box',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: '1px solid var(--popup-stroke)',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'normal',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const delay = 300;

export interface TooltipProps {
  /** A description of the control, never its only name. */
  readonly content: ReactNode;
  /** The control that is described. It must be focusable, so that keyboard users get the text too. */
  readonly children: ReactNode;
}

/**
 * A short text that appears on hover after 300 ms and on focus at once. Escape hides it. It stays while the pointer is
 * on it.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const styles = useStyles();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  function after(wait: number, next: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    anchor.current?.firstElementChild?.setAttribute('aria-describedby', id);
  }, [id]);

  useLayoutEffect(() => {
    if (!open || !tip.current || !anchor.current) return;
    const end = showOnTop(tip.current);
    placePopup(tip.current, anchor.current, 'start');
    return end;
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the control inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={() => after(delay, true)}
      onPointerLeave={() => after(100, false)}
      onFocus={() => after(0, true)}
      onBlur={() => after(0, false)}
      onKeyDown={(event) => event.key === 'Escape' && open && after(0, false)}
    >
      {children}
      <span id={id} hidden>
        {content}
      </span>
      {open && (
        <div ref={tip} role="tooltip" popover="manual" className={styles.tip} aria-hidden>
          {content}
        </div>
      )}
    </span>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDescription, useTooltip } from './useTooltip.ts';

const useStyles = makeStyles({
  // A text in a row may be cut. A button keeps its width, as it does without a tooltip.
  anchor: { display: 'inline-flex', minWidth: 0, '&:has(> button)': { flexShrink: 0 } },
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
  /** A description of the control, never its only name. Null shows nothing. */
  readonly content: ReactNode;
  /** The control that is described. It must be focusable, so that keyboard users get the text too. */
  readonly children: ReactNode;
}

/**
 * A short text that appears on hover after 300 ms and on focus at once. Escape hides it. It stays while the pointer is
 * on it. The control keeps a description of its own.
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

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  const described = content !== null;
  useDescription(anchor, described ? id : null);
  useTooltip(tip, anchor, open && described, hide);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the control inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={() => after(delay, true)}
      onPointerLeave={() => after(100, false)}
      onFocus={() => after(0, true)}
      onBlur={() => after(0, false)}
    >
      {children}
      {described && (
        <span id={id} hidden>
          {content}
        </span>
      )}
      {open && described && (
        <div ref={tip} role="tooltip" popover="manual" className={styles.tip} aria-hidden>
          {content}
        </div>
      )}
    </span>
  );
}

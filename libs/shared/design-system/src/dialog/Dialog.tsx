import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { DismissIcon } from '../icons/controls.ts';
import { isConfirmKey } from '../keys/isConfirmKey.ts';
import { FormFoot } from '../layout/FormFoot.tsx';
import { focusRingInside } from '../style/shared.ts';
import { isOutside, useModal } from './useModal.ts';

const useStyles = makeStyles({
  dialog: {
    zIndex: 200,
    boxSizing: 'border-box',
    width: '500px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    padding: '24px 24px 0',
    overflow: 'auto',
    // Keeps a focused field from being scrolled under the buttons.
    scrollPaddingBottom: '80px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: '1px solid var(--popup-stroke)',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    fontFamily: 'inherit',
    // The dialog may be rendered inside a table cell. It must not inherit the cell's text style.
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'normal',
    // Breaks a long name that has no space.
    overflowWrap: 'anywhere',
    cursor: 'auto',
    // A dialog with a scroll bar is a Tab stop of its own: the arrow keys scroll it.
    ...focusRingInside,
    animationName: { from: { opacity: 0, transform: 'scale(0.96)' }, to: { opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    // A dialog does not become narrower with the window, so its grid of three columns keeps them until it does.
    '@media (min-width: 532px)': { '--dialog-columns': 'repeat(3, minmax(0, 1fr))' },
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  // As high as a dialog can be, without its border and the padding above. The buttons are at its end.
  tall: { '@media (max-width: 480px)': { display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 58px)' } },
  subtitle: { color: tokens.colorNeutralForeground3 },
  body: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    marginTop: tokens.spacingVerticalM,
  },
  // The content can be longer than the window. The buttons stay in view.
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    marginTop: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalM} 0 24px`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The record in question: 'BK-10482, Calder Valley Housing'. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** A hint left of the buttons, such as which key saves. */
  readonly hint?: ReactNode;
  /** Neither Escape nor a click outside closes it (C§2, NAV-13). */
  readonly persistent?: boolean | undefined;
  /** An action is running. The dialog is then `persistent`, and its close button is disabled. */
  readonly loading?: boolean;
  /** On a phone the dialog fills the window from the start, because content that arrives later would move all of it. */
  readonly tall?: boolean | undefined;
  /** Called for Enter. The main button then has the type `submit`. */
  readonly onSubmit?: () => void;
  /**
   * Called for Ctrl+S and Ctrl+Enter, wherever the focus is. It does what the main button does, when the button can do it.
   * Undefined when a key must not do that.
   */
  readonly onConfirmKey?: (() => void) | undefined;
}

/**
 * A modal dialog, 500 px wide at stacking level 200 (C§9). The page behind is inert. Closing returns the focus to the
 * opener.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  subtitle,
  children,
  actions,
  hint,
  persistent = false,
  loading = false,
  tall,
  onSubmit,
  onConfirmKey,
}: DialogProps) {
  const styles = useStyles();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const held = persistent || loading;
  const pressedOutside = useRef(false);

  useModal(dialog);
  useLayoutEffect(() => {
    // Selects the text, as the Tab key does, so that typing replaces it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }, []);

  function press(event: KeyboardEvent) {
    if (isConfirmKey(event)) {
      // The browser would save the page.
      event.preventDefault();
      onConfirmKey?.();
    }
    if (event.key !== 'Escape') return;
    // Escape is handled here because browsers close a dialog on the second Escape, even when the first was prevented.
    event.preventDefault();
    if (!held) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-busy={loading || undefined}
      className={styles.dialog}
      onKeyDown={press}
      onCancel={(event) => event.preventDefault()}
      onMouseDown={(event) => {
        // Two cases are not a click outside: text that is selected from inside to beyond the edge, and the second
        // half of the double click that opened the dialog.
        pressedOutside.current = isOutside(event) && event.detail < 2;
      }}
      onClick={(event) => {
        // Clicks inside the dialog must not reach the row or card that opened it.
        event.stopPropagation();
        if (pressedOutside.current && isOutside(event) && !held) onClose();
      }}
    >
      <form
        noValidate
        className={tall ? styles.tall : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Button appearance="subtle" icon={<DismissIcon />} aria-label="Close" disabled={loading} onClick={onClose} />
        </div>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          <FormFoot hint={hint}>{actions}</FormFoot>
        </div>
      </form>
    </dialog>
  );
}

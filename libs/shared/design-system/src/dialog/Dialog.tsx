import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { DismissIcon } from '../icons/controls.ts';
import { FormFoot } from '../layout/FormFoot.tsx';
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
    // The focus never hides under the buttons.
    scrollPaddingBottom: '80px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: '1px solid var(--popup-stroke)',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    fontFamily: 'inherit',
    // What it is opened from may be a cell of a table: its text style is not the dialog's.
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'normal',
    // A name without a space stays inside.
    overflowWrap: 'anywhere',
    cursor: 'auto',
    outlineStyle: 'none',
    animationName: { from: { opacity: 0, transform: 'scale(0.96)' }, to: { opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  subtitle: { color: tokens.colorNeutralForeground3 },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, marginTop: tokens.spacingVerticalM },
  // What it asks can be longer than the window; the answers stay in sight.
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
  /** What it is about: 'BK-10482, Calder Valley Housing'. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Stands left of the buttons: Ctrl S saves. */
  readonly hint?: ReactNode;
  /** Closes neither by Escape nor by a press outside (C§2, NAV-13). */
  readonly persistent?: boolean;
  /** Work is on its way: as persistent, and the close button waits too. */
  readonly loading?: boolean;
  /** Submits with Enter; the button of the main action is then of type submit. */
  readonly onSubmit?: () => void;
  /** Keys of its own, such as Ctrl+S. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A modal dialog, 500 px wide at stacking level 200 (C§9). The page behind is inert; closing gives the focus back. */
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
  onSubmit,
  onKeyDown,
}: DialogProps) {
  const styles = useStyles();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const held = persistent || loading;
  const pressedOutside = useRef(false);

  useModal(dialog);
  useLayoutEffect(() => {
    // As by Tab: what is typed takes the place of what stood there.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }, []);

  function press(event: KeyboardEvent) {
    onKeyDown?.(event);
    if (event.key !== 'Escape') return;
    // Handled here, since browsers close a dialog on the second Escape even when the first was refused.
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
        // Text marked from inside to beyond the edge is no press outside, nor is the rest of the double press that opened it.
        pressedOutside.current = isOutside(event) && event.detail < 2;
      }}
      onClick={(event) => {
        // A press in it is none on the row or card that it stands in.
        event.stopPropagation();
        if (pressedOutside.current && isOutside(event) && !held) onClose();
      }}
    >
      <form
        noValidate
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

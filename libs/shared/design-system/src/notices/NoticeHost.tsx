import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { onModals, topmostModal } from '../dialog/openModals.ts';
import { CheckmarkCircleFilledIcon, DismissIcon } from '../icons/controls.ts';
import { ErrorCircleFilledIcon } from '../icons/signIn.ts';
import { Link } from '../link/Link.tsx';
import { focusRing } from '../style/shared.ts';
import { AboveModals } from './AboveModals.tsx';
import { useClearPlace } from './useClearPlace.ts';

const useStyles = makeStyles({
  host: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingVerticalS,
    boxSizing: 'border-box',
  },
  // A dialog lies over the frame, and so do its notices.
  above: { position: 'fixed', left: 0, right: 0, zIndex: 250, pointerEvents: 'none' },
  filled: { padding: '8px 16px' },
  region: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingVerticalS, minWidth: 0 },
  notice: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'min(480px, calc(100vw - 32px))',
    padding: '8px 12px',
    pointerEvents: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: '1px solid var(--popup-stroke)',
    borderRadius: tokens.borderRadiusMedium,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  icon: { flexShrink: 0, marginTop: '2px' },
  success: { color: tokens.colorStatusSuccessForeground3 },
  error: { color: tokens.colorStatusDangerForeground1 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // The link is beside the text when both fit on a line, otherwise below it.
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  text: { fontWeight: tokens.fontWeightSemibold },
  detail: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  link: { whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold },
  action: {
    ...focusRing,
    // Makes the button high enough for a finger without moving the text.
    minHeight: '24px',
    margin: '-2px 0',
    padding: '0 4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
});

/** The milliseconds after which a success without a next step disappears. */
const successStay = 6000;

/** A message about an action that succeeded or failed. */
export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'error';
  /** The result: 'Saved successfully.' */
  readonly text: string;
  /** A link to the next step. Following it closes the notice. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  /** A button that reacts to the result: 'Undo'. Clicking it closes the notice. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Further lines, one each. */
  readonly details?: readonly string[] | undefined;
}

export interface NoticeHostProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}

/**
 * Shows notices below the screen, which gets shorter meanwhile, so that they cover none of it (decision 0104). A success
 * disappears after six seconds, unless it has a next step, or the pointer or the focus is on it. Taking the next step
 * closes it. An error stays until it is dismissed. While a dialog is open, notices lie over it, but not over the focused
 * element. The two live regions always exist, so that screen readers announce each new notice.
 */
export function NoticeHost({ notices, onDismiss }: NoticeHostProps) {
  const styles = useStyles();
  const host = useRef<HTMLElement>(null);
  const above = useSyncExternalStore(onModals, hasModal);
  const bottom = useClearPlace(host, above ? notices.length : 0);
  const className = mergeClasses(styles.host, notices.length > 0 && styles.filled, above && styles.above);
  const show = (tone: Notice['tone']) =>
    notices
      .filter((notice) => notice.tone === tone)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />);
  return (
    <AboveModals>
      <section ref={host} aria-label="Notices" data-notices="" className={className} style={{ bottom }}>
        <div role="alert" className={styles.region}>
          {show('error')}
        </div>
        <div role="status" className={styles.region}>
          {show('success')}
        </div>
      </section>
    </AboveModals>
  );
}

const hasModal = () => topmostModal() !== undefined;

function NoticeCard({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: (id: number) => void }) {
  const styles = useStyles();
  const { id, tone, text, link, action, details = [] } = notice;
  const [resting, setResting] = useState(false);
  const stays = tone === 'error' || link !== undefined || action !== undefined;

  useEffect(() => {
    if (stays || resting) return;
    const timer = setTimeout(() => onDismiss(id), successStay);
    return () => clearTimeout(timer);
  }, [id, stays, resting, onDismiss]);

  const Icon = tone === 'success' ? CheckmarkCircleFilledIcon : ErrorCircleFilledIcon;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices whether the pointer or the focus is inside
    <div
      className={styles.notice}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <Icon size={16} className={mergeClasses(styles.icon, styles[tone])} />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.text}>{text}</span>
          {link && (
            // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the link inside was followed
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link is a click
            <span className={styles.link} onClick={() => onDismiss(id)}>
              <Link to={link.to}>{link.label}</Link>
            </span>
          )}
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                onDismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        {details.map((detail) => (
          <div key={detail} className={styles.detail}>
            {detail}
          </div>
        ))}
      </div>
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissIcon size={16} />}
        aria-label="Dismiss"
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { CheckmarkCircleFilledIcon, DismissIcon } from '../icons/controls.ts';
import { ErrorCircleFilledIcon } from '../icons/signIn.ts';
import { Link } from '../link/Link.tsx';
import { focusRing } from '../style/shared.ts';
import { AboveModals } from './AboveModals.tsx';
import { useClearPlace } from './useClearPlace.ts';

const useStyles = makeStyles({
  host: {
    position: 'fixed',
    left: '16px',
    zIndex: 250,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    width: '320px',
    maxWidth: 'calc(100vw - 32px)',
    pointerEvents: 'none',
    '@media (min-width: 1024px)': { left: '256px' },
  },
  region: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  notice: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    padding: '12px',
    pointerEvents: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: '1px solid var(--popup-stroke)',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
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

/** The milliseconds after which a success disappears. */
const successStay = 6000;

/** A message about an action that succeeded or failed. */
export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'error';
  /** The result: 'Saved successfully.' */
  readonly text: string;
  /** A link to the next step. */
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
 * Shows notices at the bottom left. A success disappears after six seconds, unless the pointer or the focus is on it.
 * An error stays until it is dismissed. Notices stand above the pager and above the focused element. The two live
 * regions always exist, so that screen readers announce each new notice.
 */
export function NoticeHost({ notices, onDismiss }: NoticeHostProps) {
  const styles = useStyles();
  const host = useRef<HTMLElement>(null);
  const bottom = useClearPlace(host, notices.length);
  const show = (tone: Notice['tone']) =>
    notices
      .filter((notice) => notice.tone === tone)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />);
  return (
    <AboveModals>
      <section ref={host} aria-label="Notices" data-notices="" className={styles.host} style={{ bottom }}>
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

function NoticeCard({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: (id: number) => void }) {
  const styles = useStyles();
  const { id, tone, text, link, action, details = [] } = notice;
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (tone === 'error' || resting) return;
    const timer = setTimeout(() => onDismiss(id), successStay);
    return () => clearTimeout(timer);
  }, [id, tone, resting, onDismiss]);

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
            <span className={styles.link}>
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

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import {
  ArrowClockwiseIcon,
  CopyIcon,
  DocumentQuestionMarkIcon,
  LockClosedIcon,
  PlugDisconnectedIcon,
  WifiOffIcon,
} from '../icons/controls.ts';
import { HourglassIcon } from '../icons/status.ts';
import { useCopied } from './useCopied.ts';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    boxSizing: 'border-box',
    margin: '24px var(--page-side, 24px)',
    padding: '32px 24px',
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  inline: { margin: 0 },
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    marginBottom: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground3,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    outlineStyle: 'none',
  },
  text: { margin: '4px 0 0', maxWidth: '560px', color: tokens.colorNeutralForeground2 },
  code: {
    margin: '4px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalL,
  },
});

const icons = {
  failed: PlugDisconnectedIcon,
  forbidden: LockClosedIcon,
  missing: DocumentQuestionMarkIcon,
  offline: WifiOffIcon,
  waiting: HourglassIcon,
};

export interface PanelMessageProps {
  /**
   * `failed`: a remote or a section did not load; `forbidden`: 403; `missing`: 404; `offline`: no network; `waiting`:
   * loading takes long.
   */
  readonly kind: keyof typeof icons;
  /** 'Billing did not load', 'You do not have access to Workflows'. */
  readonly title: string;
  readonly children?: ReactNode;
  /** The details that support needs: a stable code, the release, the time in UTC. The user can copy them. */
  readonly code?: string | undefined;
  /** Added to the copied title and code: the causes, one a line. */
  readonly report?: string | undefined;
  readonly onTryAgain?: (() => void) | undefined;
  /** True while another attempt runs. */
  readonly trying?: boolean | undefined;
  readonly actions?: ReactNode;
  /** Set this inside a card, so that the title is an h2. Otherwise the title is the h1 of the screen. */
  readonly inline?: boolean;
}

/**
 * Shown instead of a screen or section that cannot be shown. It gives the reason and the next step. The console around
 * it keeps working.
 */
export function PanelMessage({
  kind,
  title,
  children,
  code,
  report,
  onTryAgain,
  trying,
  actions,
  inline,
}: PanelMessageProps) {
  const styles = useStyles();
  const Icon = icons[kind];
  const Heading = inline ? 'h2' : 'h1';
  const { copied, problem, copy } = useCopied();
  return (
    <section
      className={mergeClasses(styles.panel, inline && styles.inline)}
      role={kind === 'failed' || kind === 'offline' ? 'alert' : undefined}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <Heading className={styles.title} tabIndex={-1} data-page-title={inline ? undefined : true}>
        {title}
      </Heading>
      {children && <p className={styles.text}>{children}</p>}
      {code && <p className={styles.code}>{code}</p>}
      {problem && <p className={styles.code}>{problem}</p>}
      {(onTryAgain || code || actions) && (
        <div className={styles.actions}>
          {onTryAgain && (
            <Button appearance="primary" icon={<ArrowClockwiseIcon />} loading={trying ?? false} onClick={onTryAgain}>
              Try again
            </Button>
          )}
          {actions}
          {code && (
            <Button
              appearance="subtle"
              icon={<CopyIcon />}
              onClick={() => copy([title, code, report].filter(Boolean).join('\n'))}
            >
              {copied ? 'Copied' : 'Copy details'}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

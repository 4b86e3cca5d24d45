import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { InfoFilledIcon, WarningFilledIcon } from '../icons/controls.ts';
import { ErrorCircleFilledIcon } from '../icons/signIn.ts';

const useStyles = makeStyles({
  alert: {
    display: 'flex',
    // In a narrow place the buttons move below the text.
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: '7px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  info: { backgroundColor: tokens.colorNeutralBackground3, border: `1px solid ${tokens.colorNeutralStroke1}` },
  icon: { flexShrink: 0, marginTop: '2px' },
  errorIcon: { color: tokens.colorStatusDangerForeground1 },
  warningIcon: { color: tokens.colorStatusWarningForeground3 },
  infoIcon: { color: tokens.colorNeutralForeground3 },
  title: { fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  words: { flexGrow: 1, flexBasis: 'min(200px, calc(100% - 24px))', minWidth: 0 },
});

const icons = { error: ErrorCircleFilledIcon, warning: WarningFilledIcon, info: InfoFilledIcon };

export interface ErrorAlertProps {
  /** The action that failed: 'The contact was not saved.' */
  readonly title?: string;
  /** One line each: the messages of the server's errors (C§8). Without title and messages nothing is shown. */
  readonly messages?: readonly string[];
  readonly actions?: ReactNode;
  readonly tone?: 'error' | 'warning' | 'info';
}

/** Shows an error above the form, or instead of the part that failed. Screen readers announce it immediately. */
export function ErrorAlert({ title, messages = [], actions, tone = 'error' }: ErrorAlertProps) {
  const styles = useStyles();
  if (!title && messages.length === 0) return null;
  const Icon = icons[tone];
  return (
    <div role="alert" className={mergeClasses(styles.alert, styles[tone])}>
      <Icon size={16} className={mergeClasses(styles.icon, styles[`${tone}Icon`])} />
      <div className={styles.words}>
        {title && <span className={styles.title}>{title} </span>}
        {messages.length < 2 ? (
          messages[0]
        ) : (
          <ul className={styles.list}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      {actions}
    </div>
  );
}

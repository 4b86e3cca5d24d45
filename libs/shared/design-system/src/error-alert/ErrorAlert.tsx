import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { InfoFilledIcon, WarningFilledIcon } from '../icons/controls.ts';
import { ErrorCircleFilledIcon } from '../icons/signIn.ts';

const useStyles = makeStyles({
  // Without buttons there is nothing to move below the text, so the text may wrap from the start.
  wraps: { whiteSpace: 'normal' },
  body: { minWidth: 0, overflowWrap: 'anywhere' },
  // With buttons Fluent gives the bar its own padding.
  padded: { paddingTop: '7px', paddingBottom: '7px' },
  // As high as the first line of the text.
  icon: { minHeight: '20px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
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

/**
 * Fluent's message bar, above the form or instead of the part that failed. Screen readers announce it immediately.
 */
export function ErrorAlert({ title, messages = [], actions, tone = 'error' }: ErrorAlertProps) {
  const styles = useStyles();
  if (!title && messages.length === 0) return null;
  const Icon = icons[tone];
  return (
    <MessageBar
      // Fluent announces a message only inside its own announcer.
      role="alert"
      intent={tone}
      icon={{ className: styles.icon, children: <Icon size={16} /> }}
      layout={actions ? 'auto' : 'singleline'}
      className={actions ? undefined : styles.wraps}
    >
      <MessageBarBody className={mergeClasses(styles.body, !actions && styles.padded)}>
        {title && <MessageBarTitle>{title} </MessageBarTitle>}
        {messages.length < 2 ? (
          messages[0]
        ) : (
          <ul className={styles.list}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </MessageBarBody>
      {actions && <MessageBarActions>{actions}</MessageBarActions>}
    </MessageBar>
  );
}

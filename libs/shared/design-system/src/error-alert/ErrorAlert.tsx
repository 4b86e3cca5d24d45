import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { InfoFilledIcon, WarningFilledIcon } from '../icons/controls.ts';
import { ErrorCircleFilledIcon } from '../icons/signIn.ts';

const useStyles = makeStyles({
  // Without buttons there is nothing to move below the text, so the text may wrap from the start.
  wraps: { whiteSpace: 'normal', alignItems: 'start' },
  body: { overflowWrap: 'anywhere' },
  // Beside buttons the text keeps its width, so that Fluent finds no room in one line and moves the buttons below.
  narrow: { minWidth: 0 },
  // With buttons Fluent gives the bar its own padding.
  padded: { paddingTop: '7px', paddingBottom: '7px' },
  // As high as the first line of the text.
  icon: { minHeight: '20px' },
  // Several messages get more room than one.
  roomy: { paddingTop: '3px', paddingBottom: '3px' },
  title: { display: 'block', marginBottom: tokens.spacingVerticalXS },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  // Below a title, bullets tell a message from a wrapped line.
  bullets: { paddingLeft: '18px', listStyleType: 'disc' },
});

const icons = { error: ErrorCircleFilledIcon, warning: WarningFilledIcon, info: InfoFilledIcon };

export interface ErrorAlertProps {
  /** The action that failed: 'The contact was not saved.' */
  readonly title?: string;
  /** The messages of the server's errors (C§8). Several are a list. Without title and messages nothing is shown. */
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
  const several = messages.length > 1;
  return (
    <MessageBar
      // Fluent announces a message only inside its own announcer.
      role="alert"
      intent={tone}
      icon={{ className: mergeClasses(styles.icon, !actions && styles.padded), children: <Icon size={16} /> }}
      layout={actions ? 'auto' : 'singleline'}
      className={actions ? undefined : mergeClasses(styles.wraps, several && styles.roomy)}
    >
      <MessageBarBody className={mergeClasses(styles.body, !actions && styles.narrow, !actions && styles.padded)}>
        {title && <MessageBarTitle className={several ? styles.title : undefined}>{title} </MessageBarTitle>}
        {several ? (
          <ul className={mergeClasses(styles.list, title && styles.bullets)}>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ) : (
          messages[0]
        )}
      </MessageBarBody>
      {actions && <MessageBarActions>{actions}</MessageBarActions>}
    </MessageBar>
  );
}

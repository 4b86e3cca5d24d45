import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FilterDismissIcon } from '../icons/controls.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: '48px 24px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  small: { padding: '24px 16px' },
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
  },
  smallTitle: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  text: { margin: '4px 0 0', maxWidth: '520px', textWrap: 'balance' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalL,
  },
});

export interface EmptyStateProps {
  /** The text of the specification: 'No records.' (C§8), 'No items.', 'No sessions available.' */
  readonly title?: string;
  /** A sentence that names the filters that emptied the list. */
  readonly children?: ReactNode;
  /** Buttons that help: remove a filter, clear all filters. */
  readonly actions?: ReactNode;
  /** Shows one quiet line without an icon, for use inside a card. */
  readonly small?: boolean;
}

/** Shown instead of a list that is empty. */
export function EmptyState({ title = 'No records.', children, actions, small }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, small && styles.small)}>
      {!small && (
        <span className={styles.icon}>
          <FilterDismissIcon />
        </span>
      )}
      <p className={mergeClasses(styles.title, small && styles.smallTitle)}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

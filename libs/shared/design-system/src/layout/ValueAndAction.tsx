import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalXS },
  value: { minWidth: 0 },
  // A small button is 4 px higher than a line of text. This keeps rows with and without a button equally high.
  action: { display: 'inline-flex', flexShrink: 0, margin: '-2px 0' },
});

export interface ValueAndActionProps {
  readonly children: ReactNode;
  /** A small button, such as a pencil. */
  readonly action: ReactNode;
}

/** A value with a button at the end of its first line. */
export function ValueAndAction({ children, action }: ValueAndActionProps) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <div className={styles.value}>{children}</div>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}

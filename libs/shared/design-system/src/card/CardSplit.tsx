import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const stacked = '@media (max-width: 760px)';

const useStyles = makeStyles({
  split: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(152px, auto)',
    gap: tokens.spacingHorizontalXL,
    [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  },
  side: {
    paddingLeft: tokens.spacingHorizontalXL,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    [stacked]: {
      padding: `${tokens.spacingVerticalM} 0 0`,
      borderLeftStyle: 'none',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
});

export interface CardSplitProps {
  readonly children: ReactNode;
  /** The sums of a record. They are on the right, separated by a line. */
  readonly side: ReactNode;
}

/**
 * The content of a card with a narrow column of figures on its right. In a narrow window the figures move below the
 * content.
 */
export function CardSplit({ children, side }: CardSplitProps) {
  const styles = useStyles();
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}

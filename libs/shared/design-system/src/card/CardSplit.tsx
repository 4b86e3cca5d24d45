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
  /** What stands at the end behind a rule: the sums of a record. */
  readonly side: ReactNode;
}

/** A card's content with a narrow column of figures beside it, below it where the window is narrow. */
export function CardSplit({ children, side }: CardSplitProps) {
  const styles = useStyles();
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  inset: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  content: { flexGrow: 1, flexBasis: '320px', minWidth: 0 },
  // Beside the first line of the facts, however many follow.
  end: { display: 'flex', gap: tokens.spacingHorizontalM, marginLeft: 'auto', marginTop: '8px' },
});

export interface InsetProps {
  readonly children: ReactNode;
  /** Links to the records that the panel describes. */
  readonly end?: ReactNode;
}

/** A quieter panel inside a card, for something that belongs to an item, such as its course. */
export function Inset({ children, end }: InsetProps) {
  const styles = useStyles();
  return (
    <div className={styles.inset}>
      <div className={styles.content}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

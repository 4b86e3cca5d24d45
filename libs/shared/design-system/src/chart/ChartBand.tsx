import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { phone, print } from '../style/shared.ts';

const useStyles = makeStyles({
  band: {
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px 40px',
    padding: '0 var(--page-side) 10px',
    // On a phone the rows stand near the top: the sums are below them.
    [phone]: { display: 'contents' },
  },
  controls: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    [phone]: { padding: '0 var(--page-side) 8px' },
    [print]: { display: 'none' },
  },
  ofChart: { [phone]: { display: 'none' } },
  sums: {
    flexShrink: 0,
    minWidth: '180px',
    [phone]: {
      order: 1,
      padding: `${tokens.spacingVerticalS} var(--page-side)`,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
});

export interface ChartBandProps {
  /** What decides all of it, such as the day. */
  readonly controls: ReactNode;
  /** What decides the columns of the chart. A phone shows neither. */
  readonly chartControls: ReactNode;
  readonly sums: ReactNode;
  readonly chart: ReactNode;
}

/** The band between the filters of a list and its table: what decides them all, the sums of all rows, and a chart. */
export function ChartBand({ controls, chartControls, sums, chart }: ChartBandProps) {
  const styles = useStyles();
  return (
    <div className={styles.band}>
      <div className={styles.controls}>
        {controls}
        <div className={styles.ofChart}>{chartControls}</div>
      </div>
      <div className={styles.sums}>{sums}</div>
      {chart}
    </div>
  );
}

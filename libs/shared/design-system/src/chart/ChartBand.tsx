import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { phone, print } from '../style/shared.ts';

const useStyles = makeStyles({
  band: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'end',
    gap: '40px',
    padding: '0 var(--page-side) 10px',
    [phone]: { flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalXS },
  },
  controls: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    [phone]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'end' },
    [print]: { display: 'none' },
  },
  sums: { flexShrink: 0, minWidth: '180px' },
});

export interface ChartBandProps {
  /** What decides all of it, such as the day. */
  readonly controls: ReactNode;
  readonly sums: ReactNode;
  readonly chart: ReactNode;
}

/** The band between the filters of a list and its table: what decides them all, the sums of all rows, and a chart. */
export function ChartBand({ controls, sums, chart }: ChartBandProps) {
  const styles = useStyles();
  return (
    <div className={styles.band}>
      <div className={styles.controls}>{controls}</div>
      <div className={styles.sums}>{sums}</div>
      {chart}
    </div>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { CSSProperties } from 'react';

const useStyles = makeStyles({
  track: {
    height: '6px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground6,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  bar: {
    width: 'var(--filled)',
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

export interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** Describes the bar: "14 of 16 seats reserved". */
  readonly label: string;
}

/**
 * A bar that shows how much of something is taken.
 *
 * @param props.value the part that is taken, in the same unit as `max`.
 * @param props.max the whole. With 0 the bar is empty.
 */
export function Meter({ value, max, label }: MeterProps) {
  const styles = useStyles();
  const percent = max > 0 ? Math.min(100, (100 * value) / max) : 0;
  const style: CSSProperties & Record<'--filled', string> = { '--filled': `${percent}%` };
  return (
    <div role="img" aria-label={label} className={styles.track}>
      <div className={styles.bar} style={style} />
    </div>
  );
}

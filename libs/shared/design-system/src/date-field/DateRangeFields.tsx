import type { DateRange, IsoDate } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { DateField } from './DateField.tsx';

const useStyles = makeStyles({
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
});

export interface DateRangeFieldsProps {
  readonly value: DateRange;
  readonly onChange: (value: DateRange) => void;
}

/**
 * A first and a last day. The last day cannot precede the first (FRM-03): choosing a later first day moves the last day
 * to it.
 */
export function DateRangeFields({ value, onChange }: DateRangeFieldsProps) {
  const styles = useStyles();
  const { start, end } = value;

  function changeStart(day: IsoDate | null) {
    if (!day) return;
    // ISO days sort as text.
    onChange(end < day ? { start: day, end: day } : { start: day, end });
  }

  function changeEnd(day: IsoDate | null) {
    if (day && day >= start) onChange({ start, end: day });
  }

  return (
    <div className={styles.pair}>
      <DateField label="From" value={start} onChange={changeStart} />
      <DateField label="To" value={end} min={start} onChange={changeEnd} />
    </div>
  );
}

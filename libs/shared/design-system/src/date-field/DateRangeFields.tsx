import type { DateRange } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { DateField } from './DateField.tsx';

const useStyles = makeStyles({
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
});

export interface DateRangeFieldsProps {
  readonly value: DateRange;
  readonly onChange: (value: DateRange) => void;
}

/** A first and a last day. The last cannot precede the first (FRM-03): a later first day takes it along. */
export function DateRangeFields({ value, onChange }: DateRangeFieldsProps) {
  const styles = useStyles();
  return (
    <div className={styles.pair}>
      <DateField
        label="From"
        value={value.start}
        onChange={(start) => start && onChange({ start, end: value.end < start ? start : value.end })}
      />
      <DateField
        label="To"
        value={value.end}
        min={value.start}
        onChange={(end) => end && end >= value.start && onChange({ start: value.start, end })}
      />
    </div>
  );
}

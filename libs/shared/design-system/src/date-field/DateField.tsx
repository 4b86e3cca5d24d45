import { formatDate, type IsoDate, parseDate, toIsoDate } from '@console/format';
import { makeStyles } from '@fluentui/react-components';
import { DatePicker } from '@fluentui/react-datepicker-compat';
import { useMemo, useState } from 'react';
import { Field } from '../field/Field.tsx';
import { useFieldControl } from '../field/fieldContext.ts';
import { calendarStrings } from './calendarStrings.ts';
import { fromLocal, toLocal } from './localDays.ts';

const monday = 1;

const useStyles = makeStyles({ input: { width: '100%', minWidth: '132px' } });

const show = (date?: Date): string => (date ? formatDate(fromLocal(date)) : '');
const read = (text: string): Date | null => {
  const day = parseDate(text);
  return day === null ? null : toLocal(day);
};

export interface DateFieldProps {
  readonly label: string;
  readonly value: IsoDate | null;
  readonly onChange: (value: IsoDate | null) => void;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The first day on offer. */
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** Today is the first day on offer (FRM-03). */
  readonly future?: boolean | undefined;
}

/** A day, typed as the British do (16/11/2026, 16 Nov) or picked from a calendar whose weeks begin on Monday (FRM-03). */
export function DateField({ label, required, error, hint, ...control }: DateFieldProps) {
  const [misread, setMisread] = useState<string>();
  return (
    <Field label={label} required={required} error={error ?? misread} hint={hint}>
      <DateControl {...control} onMisread={setMisread} />
    </Field>
  );
}

type DateControlProps = Omit<DateFieldProps, 'label' | 'required' | 'error' | 'hint'> & {
  readonly onMisread: (message: string | undefined) => void;
};

function DateControl({ value, onChange, disabled = false, min, max, future, onMisread }: DateControlProps) {
  const styles = useStyles();
  const field = useFieldControl();
  const today = toIsoDate(Date.now());
  const earliest = future && (!min || min < today) ? today : min;
  const chosen = useMemo(() => (value === null ? null : toLocal(value)), [value]);
  const limits = useMemo(
    () => ({ ...(earliest && { minDate: toLocal(earliest) }), ...(max && { maxDate: toLocal(max) }) }),
    [earliest, max],
  );

  return (
    <DatePicker
      {...field}
      {...limits}
      className={styles.input}
      allowTextInput
      inlinePopup
      positioning={{ strategy: 'fixed', position: 'below', align: 'start' }}
      firstDayOfWeek={monday}
      isMonthPickerVisible={false}
      showGoToToday={false}
      strings={calendarStrings}
      today={toLocal(today)}
      formatDate={show}
      parseDateFromString={read}
      placeholder="dd/mm/yyyy"
      disabled={disabled}
      value={chosen}
      onSelectDate={(date) => onChange(date ? fromLocal(date) : null)}
      onValidationResult={({ error }) => onMisread(error && messageOf(error, earliest, max))}
    />
  );
}

function messageOf(error: string, min: IsoDate | undefined, max: IsoDate | undefined): string | undefined {
  if (error === 'invalid-input') return 'Type a date like 16/11/2026.';
  if (error !== 'out-of-bounds') return undefined;
  if (min && max) return `Choose a day from ${formatDate(min)} to ${formatDate(max)}.`;
  if (min) return `The earliest day is ${formatDate(min)}.`;
  return max && `The latest day is ${formatDate(max)}.`;
}

import { formatDate, type IsoDate, parseDate, toIsoDate } from '@console/format';
import { useState } from 'react';
import { Field } from '../field/Field.tsx';
import { DateInput } from './DateInput.tsx';

export interface DateFieldProps {
  readonly label: string;
  readonly value: IsoDate | null;
  readonly onChange: (value: IsoDate | null) => void;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The first day that can be chosen. */
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** Makes today the first day that can be chosen (FRM-03). */
  readonly future?: boolean | undefined;
}

/**
 * A date field for filters, outside of forms. It shows its own error for text that is no day. It calls `onChange` with
 * days only, when the focus leaves it.
 */
export function DateField({ label, required, error, hint, value, onChange, ...control }: DateFieldProps) {
  const { min, max, future } = control;
  const [typed, setTyped] = useState<string | null>();
  const [misread, setMisread] = useState<string>();
  const today = toIsoDate(Date.now());
  const earliest = future && (!min || min < today) ? today : min;

  function endEdit(next: string | null) {
    const problem = next === null ? undefined : problemOf(next, earliest, max);
    setMisread(problem);
    if (problem !== undefined) return;
    setTyped(undefined);
    if (next !== value) onChange(next);
  }

  return (
    <Field label={label} required={required} error={error ?? misread} hint={hint}>
      <DateInput {...control} value={typed === undefined ? value : typed} onChange={setTyped} onEditEnd={endEdit} />
    </Field>
  );
}

function problemOf(typed: string, min: IsoDate | undefined, max: IsoDate | undefined): string | undefined {
  if (parseDate(typed) === null) return 'Type a date like 16/11/2026.';
  if (!(min && typed < min) && !(max && typed > max)) return undefined;
  if (min && max) return `Choose a day from ${formatDate(min)} to ${formatDate(max)}.`;
  return min ? `The earliest day is ${formatDate(min)}.` : max && `The latest day is ${formatDate(max)}.`;
}

import { DateInput } from '@console/design-system/date-field';
import { Field } from '@console/design-system/field';
import { TimeInput } from '@console/design-system/inputs';
import { Grid } from '@console/design-system/layout';
import { formatDate, type IsoDate, isDay } from '@console/format';
import { type PathValue, useWatch } from 'react-hook-form';
import type { FieldsOf, InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, textOf, useFormField } from './useFormField.tsx';

export interface DateFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  /** The first day that the calendar offers. Typed days are checked by the rule. */
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** The calendar begins today, and a day without a year is the next one (FRM-03). */
  readonly future?: boolean | undefined;
}

/** A day in UTC, typed or picked, for a field of the rule `date`. */
export function DateField<Schema extends InputSchema>(props: DateFieldProps<Schema>) {
  return <DayField {...props} />;
}

export interface DateRangeFieldProps<Schema extends InputSchema>
  extends Pick<DateFieldProps<Schema>, 'form' | 'disabled' | 'min' | 'max' | 'future'> {
  readonly start: FormFieldProps<Schema>['name'];
  readonly end: FormFieldProps<Schema>['name'];
}

/**
 * The first and the last day of a range, side by side. A later first day moves the last day with it. The input's rule
 * `inOrder` refuses a last day before the first (O§5).
 */
export function DateRangeField<Schema extends InputSchema>(props: DateRangeFieldProps<Schema>) {
  const { form, start, end, min, ...common } = props;
  const first: unknown = useWatch({ control: form.control, name: start });
  const { setValue, getValues } = form.state;

  function takeEndAlong(day: string | null) {
    const last: unknown = getValues(end);
    if (!isDay(day) || !isDay(last) || last >= day) return;
    setValue(end, day as PathValue<FieldsOf<Schema>, typeof end>, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Grid columns={2}>
      <DayField form={form} name={start} min={min} {...common} onEditEnd={takeEndAlong} />
      <DayField form={form} name={end} min={isDay(first) ? first : min} {...common} />
    </Grid>
  );
}

interface DayFieldProps<Schema extends InputSchema> extends DateFieldProps<Schema> {
  readonly onEditEnd?: (day: string | null) => void;
}

function DayField<Schema extends InputSchema>({ onEditEnd, min, max, future, ...props }: DayFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, (day) => (isDay(day) ? formatDate(day) : textOf(day)));
  return (
    <Field {...fieldProps}>
      <DateInput
        value={textOf(value) || null}
        onChange={set}
        onEditEnd={(day) => {
          leave();
          onEditEnd?.(day);
        }}
        disabled={props.disabled}
        {...{ min, max, future }}
      />
    </Field>
  );
}

/** A time of day in UTC, for a field of the rule `time`. */
export function TimeField<Schema extends InputSchema>(props: FormFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <TimeInput value={textOf(value) || null} onChange={set} onBlur={leave} disabled={props.disabled} />
    </Field>
  );
}

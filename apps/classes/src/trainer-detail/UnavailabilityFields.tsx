import type { unavailablePeriod } from '@console/classes-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { DateRangeField, type FormWith, type InputSchema, partOf, TextField, useFormValues } from '@console/forms';
import { TrainersClasses } from '../trainers-classes/TrainersClasses.tsx';
import { useClassesOnDays } from './useClassesOnDays.ts';

export interface UnavailabilityFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof unavailablePeriod, Schema>;
  readonly trainer: { readonly id: string; readonly fullName: string };
}

/**
 * The days on which a trainer cannot teach, and the reason. Names the classes that the trainer has on the typed days; it
 * does not stop anybody from saving.
 */
export function UnavailabilityFields<Schema extends InputSchema>(props: UnavailabilityFieldsProps<Schema>) {
  const { id, fullName } = props.trainer;
  const form = partOf<typeof unavailablePeriod, Schema>(props.form);
  const { fromDay, toDay } = useFormValues(form);
  const classes = useClassesOnDays(id, fromDay, toDay);
  return (
    <Stack>
      <DateRangeField form={form} start="fromDay" end="toDay" future />
      {classes.length > 0 && (
        <Stack gap="s">
          <ErrorAlert
            tone="warning"
            messages={[`${fullName} has ${countOf(classes.length, 'class', 'classes')} then.`]}
          />
          <TrainersClasses classes={classes} />
        </Stack>
      )}
      <TextField form={form} name="note" hint="Such as Holiday. Everybody in the console can read it." />
    </Stack>
  );
}

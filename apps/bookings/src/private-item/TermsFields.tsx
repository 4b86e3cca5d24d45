import type { privateItemPrice } from '@console/bookings-contracts';
import { Pairs } from '@console/design-system/layout';
import { formatMoney } from '@console/format';
import { type FormWith, type InputSchema, MoneyField, partOf, useFormValues } from '@console/forms';
import { useProposed } from './useProposed.ts';
import { useTrainerRate } from './useTrainerRate.ts';

export interface TermsFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof privateItemPrice, Schema>;
  /** The trainer whose rate is proposed. Empty when none is. */
  readonly trainer: string | null | undefined;
  /** The trainer whose terms are saved. An empty day rate of this trainer stays empty. */
  readonly saved?: string | null | undefined;
  readonly course: string | null | undefined;
}

/** What is agreed with the trainer of a private class: day rate and travel (O§3). The trainer's rate for the course is proposed. */
export function TermsFields<Schema extends InputSchema>({
  trainer,
  saved,
  course,
  ...props
}: TermsFieldsProps<Schema>) {
  const form = partOf<typeof privateItemPrice, Schema>(props.form);
  const { trainerDayRate } = useFormValues(form);
  const rate = useTrainerRate({ trainer, course });
  useProposed(rate, {
    form,
    value: trainerDayRate,
    set: (value) => form.state.setValue('trainerDayRate', value, { shouldDirty: true, shouldValidate: true }),
    fillsEmpty: !saved || trainer !== saved,
  });
  return (
    <Pairs least={140}>
      <MoneyField
        form={form}
        name="trainerDayRate"
        hint={rate === null ? 'Agreed with the trainer' : `${formatMoney(rate)} when none is given`}
      />
      <MoneyField form={form} name="trainerTravel" hint="For all days" />
    </Pairs>
  );
}

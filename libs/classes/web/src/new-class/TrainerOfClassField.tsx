import type { classToHold } from '@console/classes-contracts';
import { type FormWith, type InputSchema, partOf, useFormValues } from '@console/forms';
import type { ComponentProps } from 'react';
import { TrainerField } from '../trainers/TrainerField.tsx';
import { useWhyNotTeach } from './useWhyNotTeach.ts';

export interface TrainerOfClassFieldProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof classToHold, Schema>;
  readonly chosen?: ComponentProps<typeof TrainerField>['chosen'];
}

/** Chooses the trainer of a new class among those who teach its course. Says at once why a trainer cannot teach it. */
export function TrainerOfClassField<Schema extends InputSchema>({
  chosen,
  ...props
}: TrainerOfClassFieldProps<Schema>) {
  const form = partOf<typeof classToHold, Schema>(props.form);
  const { course } = useFormValues(form);
  const refusal = useWhyNotTeach(form);
  return (
    <TrainerField
      form={form}
      name="trainer"
      chosen={chosen}
      course={course || undefined}
      placeholder="No trainer yet"
      problem={refusal ?? undefined}
    />
  );
}

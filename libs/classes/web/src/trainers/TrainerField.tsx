import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import { useMemo } from 'react';
import type { trainerOption_trainer$key } from './__generated__/trainerOption_trainer.graphql.ts';
import { courseTrainersOf } from './courseTrainers.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';

export type TrainerFieldProps<Schema extends InputSchema> = PickerFieldProps<Schema, trainerOption_trainer$key> & {
  /** A course by its id: only active trainers are offered who teach it. */
  readonly course?: string | undefined;
};

/** Chooses a trainer, in a form. */
export function TrainerField<Schema extends InputSchema>({ chosen, course, ...rest }: TrainerFieldProps<Schema>) {
  const teaching = useMemo(() => course && courseTrainersOf(course), [course]);
  const option = chosen && trainerOption(chosen);
  return teaching ? (
    <PickerField list={teaching} chosen={option} {...rest} />
  ) : (
    <PickerField list={trainers} chosen={option} {...rest} />
  );
}

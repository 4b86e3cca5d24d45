import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import { useMemo } from 'react';
import type { trainerOption_trainer$key } from './__generated__/trainerOption_trainer.graphql.ts';
import { courseTrainersOf, type TaughtClass } from './courseTrainers.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';

export type TrainerFieldProps<Schema extends InputSchema> = PickerFieldProps<Schema, trainerOption_trainer$key> & {
  /** The class to teach. Then only active trainers of its course are offered, and busy trainers are marked. */
  readonly teaching?: TaughtClass | undefined;
};

/** Chooses a trainer, as a form field. */
export function TrainerField<Schema extends InputSchema>({ chosen, teaching, ...rest }: TrainerFieldProps<Schema>) {
  const { id, course } = teaching ?? {};
  const able = useMemo(() => id && course && courseTrainersOf({ id, course }), [id, course]);
  const option = chosen && trainerOption(chosen);
  return able ? (
    <PickerField list={able} chosen={option} {...rest} />
  ) : (
    <PickerField list={trainers} chosen={option} {...rest} />
  );
}

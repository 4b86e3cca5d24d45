import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import { useMemo } from 'react';
import type { trainerOption_trainer$key } from './__generated__/trainerOption_trainer.graphql.ts';
import { courseTrainersOf, type TaughtClass } from './courseTrainers.ts';
import { trainerOption } from './trainerOption.ts';
import { trainers } from './trainers.ts';
import { trainersOfCourse } from './trainersOfCourse.ts';

export type TrainerFieldProps<Schema extends InputSchema> = PickerFieldProps<Schema, trainerOption_trainer$key> & {
  /** The class to teach. Then only active trainers of its course are offered, and busy trainers are marked. */
  readonly teaching?: TaughtClass | undefined;
  /** The id of the course of a class that does not exist yet. Then only its active trainers are offered. */
  readonly course?: string | undefined;
};

/** Chooses a trainer, as a form field. */
export function TrainerField<Schema extends InputSchema>({
  chosen,
  teaching,
  course: ofNew,
  ...rest
}: TrainerFieldProps<Schema>) {
  const { id, course } = teaching ?? {};
  const able = useMemo(() => id && course && courseTrainersOf({ id, course }), [id, course]);
  const ofCourse = useMemo(() => ofNew && trainersOfCourse(ofNew), [ofNew]);
  const option = chosen && trainerOption(chosen);
  // The key keeps the options of one course from being offered for another.
  if (ofCourse) return <PickerField key={ofNew} list={ofCourse} chosen={option} {...rest} />;
  return able ? (
    <PickerField key={course} list={able} chosen={option} {...rest} />
  ) : (
    <PickerField list={trainers} chosen={option} {...rest} />
  );
}

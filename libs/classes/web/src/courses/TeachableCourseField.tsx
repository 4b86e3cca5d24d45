import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import { useMemo } from 'react';
import type { courseOption_course$key } from './__generated__/courseOption_course.graphql.ts';
import { courseOption } from './courseOption.ts';
import { teachableCoursesOf } from './teachableCourses.ts';

export type TeachableCourseFieldProps<Schema extends InputSchema> = PickerFieldProps<
  Schema,
  courseOption_course$key
> & {
  /** The id of the trainer. Only published courses that the trainer does not teach yet are offered. */
  readonly trainer: string;
};

/** Chooses a further course for a trainer, as a form field. */
export function TeachableCourseField<Schema extends InputSchema>({
  trainer,
  chosen,
  ...rest
}: TeachableCourseFieldProps<Schema>) {
  const list = useMemo(() => teachableCoursesOf(trainer), [trainer]);
  return <PickerField list={list} chosen={chosen && courseOption(chosen)} {...rest} />;
}

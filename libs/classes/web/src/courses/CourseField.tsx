import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { courseOption_course$key } from './__generated__/courseOption_course.graphql.ts';
import { courseOption } from './courseOption.ts';
import { courses } from './courses.ts';

/** Chooses a course, as a form field. */
export function CourseField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, courseOption_course$key>) {
  return <PickerField list={courses} chosen={chosen && courseOption(chosen)} {...rest} />;
}

import { Picker, type PickerProps } from '@console/pickers';
import type { courseOption_course$key } from './__generated__/courseOption_course.graphql.ts';
import { courseOption } from './courseOption.ts';
import { courses } from './courses.ts';

/** Chooses a course. */
export function CoursePicker({ chosen, ...rest }: PickerProps<courseOption_course$key>) {
  return <Picker list={courses} chosen={chosen && courseOption(chosen)} {...rest} />;
}

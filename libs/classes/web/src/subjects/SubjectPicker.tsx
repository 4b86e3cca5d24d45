import { Picker, type PickerProps } from '@console/pickers';
import type { subjectOption_subject$key } from './__generated__/subjectOption_subject.graphql.ts';
import { subjectOption } from './subjectOption.ts';
import { subjects } from './subjects.ts';

/** Chooses a subject. */
export function SubjectPicker({ chosen, ...rest }: PickerProps<subjectOption_subject$key>) {
  return <Picker list={subjects} chosen={chosen && subjectOption(chosen)} {...rest} />;
}

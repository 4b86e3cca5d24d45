import type { InputSchema } from '@console/forms';
import { PickerField, type PickerFieldProps } from '@console/pickers';
import type { subjectOption_subject$key } from './__generated__/subjectOption_subject.graphql.ts';
import { subjectOption } from './subjectOption.ts';
import { subjects } from './subjects.ts';

/** Chooses a subject, as a form field. */
export function SubjectField<Schema extends InputSchema>({
  chosen,
  ...rest
}: PickerFieldProps<Schema, subjectOption_subject$key>) {
  return <PickerField list={subjects} chosen={chosen && subjectOption(chosen)} {...rest} />;
}

import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { subjects } from './subjects.ts';

/** Filters a list by subject. */
export function SubjectFilter({ label = 'Subject', ...rest }: PickerFilterProps) {
  return <PickerFilter list={subjects} label={label} {...rest} />;
}

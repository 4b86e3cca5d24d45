import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { emailTemplates } from './emailTemplates.ts';

/** Filters a list by email template. */
export function EmailTemplateFilter({ label = 'Template', ...rest }: PickerFilterProps) {
  return <PickerFilter list={emailTemplates} label={label} {...rest} />;
}

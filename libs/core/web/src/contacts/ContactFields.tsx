import type { contactDetails } from '@console/core-contracts';
import { Grid } from '@console/design-system/layout';
import { type FormWith, type InputSchema, partOf, TextField } from '@console/forms';

export interface ContactFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof contactDetails, Schema>;
  readonly disabled?: boolean;
}

/** The name, email and telephone fields of a contact, for any form that creates or edits one. */
export function ContactFields<Schema extends InputSchema>(props: ContactFieldsProps<Schema>) {
  const { disabled } = props;
  const form = partOf<typeof contactDetails, Schema>(props.form);
  return (
    <>
      <Grid columns={2}>
        <TextField form={form} name="givenName" counter disabled={disabled} />
        <TextField form={form} name="familyName" counter disabled={disabled} />
      </Grid>
      <TextField form={form} name="email" disabled={disabled} />
      <Grid columns={2}>
        <TextField form={form} name="mobile" disabled={disabled} />
        <TextField form={form} name="telephone" disabled={disabled} />
      </Grid>
      <TextField form={form} name="jobTitle" disabled={disabled} />
    </>
  );
}

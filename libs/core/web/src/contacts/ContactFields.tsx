import type { contactDetails } from '@console/core-contracts';
import { Grid } from '@console/design-system/layout';
import { type FormWith, type InputSchema, partOf, TextField } from '@console/forms';

export interface ContactFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof contactDetails, Schema>;
}

/** What a contact is called and how they are reached, in any form that asks for it. */
export function ContactFields<Schema extends InputSchema>(props: ContactFieldsProps<Schema>) {
  const form = partOf<typeof contactDetails, Schema>(props.form);
  return (
    <>
      <Grid columns={2}>
        <TextField form={form} name="givenName" counter />
        <TextField form={form} name="familyName" counter />
      </Grid>
      <TextField form={form} name="email" />
      <Grid columns={2}>
        <TextField form={form} name="mobile" />
        <TextField form={form} name="telephone" />
      </Grid>
      <TextField form={form} name="jobTitle" />
    </>
  );
}

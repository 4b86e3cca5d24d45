import type { createCustomerContactInput } from '@console/core-contracts';
import { Grid } from '@console/design-system/layout';
import { type ConsoleForm, TextField } from '@console/forms';

export interface ContactFieldsProps {
  readonly form: ConsoleForm<typeof createCustomerContactInput>;
}

/** What is asked of a new contact: what they are called and how they are reached. */
export function ContactFields({ form }: ContactFieldsProps) {
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

import type { createSellerInput } from '@console/core-contracts';
import { Pairs, Stack } from '@console/design-system/layout';
import { type FormWith, type InputSchema, OptionalAddressFields, partOf, TextField } from '@console/forms';

interface SellerFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof createSellerInput, Schema>;
}

/** The particulars of a seller, for the forms that add and edit one. */
export function SellerFields<Schema extends InputSchema>(props: SellerFieldsProps<Schema>) {
  const form = partOf<typeof createSellerInput, Schema>(props.form);
  return (
    <Stack>
      <TextField form={form} name="legalName" counter hint="As it is registered, such as Northgate Learning Ltd." />
      <Pairs least={180}>
        <TextField form={form} name="vatNumber" />
        <TextField form={form} name="companyNumber" />
      </Pairs>
      <OptionalAddressFields form={form} name="address" add="Add an address" remove="Remove the address" />
      <TextField form={form} name="bankName" />
      <Pairs least={180}>
        <TextField form={form} name="bankSortCode" />
        <TextField form={form} name="bankAccountNumber" />
      </Pairs>
    </Stack>
  );
}

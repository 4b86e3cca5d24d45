import { type customerBilling, type customerCompany, organisationTypes, paymentMethods } from '@console/core-contracts';
import { Grid, Pairs, Stack } from '@console/design-system/layout';
import {
  CheckboxField,
  type FormWith,
  type InputSchema,
  NumberField,
  partOf,
  SelectField,
  TextField,
} from '@console/forms';
import { SimilarCustomers } from './SimilarCustomers.tsx';

export interface CompanyFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof customerCompany, Schema>;
  /** The id of the customer that is edited. Without it the customer is new. */
  readonly customer?: string;
}

/** The registered details of a customer, for an input with the fields of `customerCompany`. */
export function CompanyFields<Schema extends InputSchema>({ form, customer }: CompanyFieldsProps<Schema>) {
  const part = partOf<typeof customerCompany, Schema>(form);
  return (
    <>
      <Stack gap="xs">
        <TextField form={part} name="name" counter />
        <SimilarCustomers form={part} customer={customer} />
      </Stack>
      <Grid columns={2}>
        <SelectField form={part} name="type" options={organisationTypes.options} />
        <TextField form={part} name="website" placeholder="https://" />
        <TextField form={part} name="registrationNumber" />
        <TextField form={part} name="vatNumber" />
      </Grid>
    </>
  );
}

export interface BillingFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof customerBilling, Schema>;
}

/** How a customer pays, for an input with the fields of `customerBilling`. */
export function BillingFields<Schema extends InputSchema>({ form }: BillingFieldsProps<Schema>) {
  const part = partOf<typeof customerBilling, Schema>(form);
  return (
    <>
      <Pairs least={180}>
        <NumberField form={part} name="paymentTermDays" />
        <SelectField form={part} name="preferredPaymentMethod" options={paymentMethods.options} />
      </Pairs>
      <CheckboxField form={part} name="onlyTaxInvoiceBillable" />
    </>
  );
}

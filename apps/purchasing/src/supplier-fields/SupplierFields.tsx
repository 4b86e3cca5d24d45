import { Grid } from '@console/design-system/layout';
import { CheckboxField, type FormWith, type InputSchema, partOf, TextField } from '@console/forms';
import type { supplierCompany, supplierCorrespondence } from '@console/purchasing-contracts';
import { SupplierContactField } from '@console/purchasing-web';
import type { ComponentProps } from 'react';

export interface SupplierCompanyFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof supplierCompany, Schema>;
}

/** What a supplier is registered with, for an input with the fields of `supplierCompany`. */
export function SupplierCompanyFields<Schema extends InputSchema>({ form }: SupplierCompanyFieldsProps<Schema>) {
  const part = partOf<typeof supplierCompany, Schema>(form);
  return (
    <>
      <TextField form={part} name="name" counter />
      <TextField form={part} name="vatNumber" />
      <CheckboxField form={part} name="vatRegistered" />
    </>
  );
}

export interface SupplierCorrespondenceFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof supplierCorrespondence, Schema>;
  /** The saved primary contact. */
  readonly contact?: ComponentProps<typeof SupplierContactField>['chosen'];
}

/** Whom to write to, for an input with the fields of `supplierCorrespondence`. */
export function SupplierCorrespondenceFields<Schema extends InputSchema>({
  form,
  contact,
}: SupplierCorrespondenceFieldsProps<Schema>) {
  const part = partOf<typeof supplierCorrespondence, Schema>(form);
  return (
    <>
      <SupplierContactField form={part} name="primaryContact" chosen={contact} />
      <Grid columns={2}>
        <TextField form={part} name="purchasesEmail" />
        <TextField form={part} name="remittanceEmail" />
      </Grid>
    </>
  );
}

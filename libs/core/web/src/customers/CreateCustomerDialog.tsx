import { createCustomerInput, usualPaymentTermDays } from '@console/core-contracts';
import { emptyValues, FormDialog, OptionalAddressFields, useConsoleForm } from '@console/forms';
import { useState } from 'react';
import type { CreationDialogProps } from '../creation/useCreationInPlace.tsx';
import { BillingFields, CompanyFields } from './CustomerFields.tsx';
import { useCreateCustomer } from './useCreateCustomer.ts';

/** A dialog that creates a customer with all that O§3 lists. */
export function CreateCustomerDialog({ typed, inPlace = false, onClose, onCreated }: CreationDialogProps) {
  const { create, error } = useCreateCustomer(inPlace);
  const [saved] = useState(() =>
    emptyValues(createCustomerInput, { name: typed.trim(), paymentTermDays: usualPaymentTermDays }),
  );
  const form = useConsoleForm({
    name: 'create-customer',
    input: createCustomerInput,
    saved,
    save: create,
    error,
    onSaved: onCreated,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Create customer"
      submit="Create customer"
      failed="The customer was not created."
      tall
    >
      <CompanyFields form={form} />
      <BillingFields form={form} />
      <OptionalAddressFields
        form={form}
        name="billingAddress"
        add="Add a billing address"
        remove="Remove the billing address"
      />
    </FormDialog>
  );
}

import { TrainerField } from '@console/classes-web';
import { Grid, MainAndAside, Stack, Text } from '@console/design-system/layout';
import { emptyValues, Form, OptionalAddressFields, TextField, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useSearchParams } from '@console/platform/router';
import { createSupplierInput, supplierLinks } from '@console/purchasing-contracts';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { SupplierCompanyFields, SupplierCorrespondenceFields } from '../supplier-fields/SupplierFields.tsx';
import type { CreateSupplierFormMutation } from './__generated__/CreateSupplierFormMutation.graphql.ts';

/** The form for a new supplier, with everything that O§2 lists. It leads to the new supplier. */
export function CreateSupplierForm() {
  const { commit, error } = useConsoleMutation<CreateSupplierFormMutation>(
    graphql`
      mutation CreateSupplierFormMutation($input: createSupplierInput!) {
        createSupplier(input: $input) {
          supplier {
            id
          }
        }
      }
    `,
    { success: () => ({ text: 'Supplier successfully saved' }) },
  );
  const [named] = useSearchParams();
  const [saved] = useState(() => emptyValues(createSupplierInput, { trainer: named.get('trainer') }));
  const form = useConsoleForm({
    name: 'create-supplier',
    input: createSupplierInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createSupplier }) => {
      const supplier = createSupplier?.supplier;
      return leave(supplier ? supplierLinks.detail(supplier.id) : supplierLinks.list());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  return (
    <Form
      form={form}
      submit="Create supplier"
      failed="The supplier was not created."
      onCancel={() => leave(listAddress(supplierLinks.list()))}
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <OptionalAddressFields
            form={form}
            name="purchasesAddress"
            add="Add a purchases address"
            remove="Remove the purchases address"
          />
        }
      >
        <Stack>
          <SupplierCompanyFields form={form} />
          <TrainerField form={form} name="trainer" placeholder="A trainer who is paid through this supplier" />
          <SupplierCorrespondenceFields form={form} />
          <Stack gap="xs">
            <Grid columns={2}>
              <TextField form={form} name="bankSortCode" />
              <TextField form={form} name="bankAccountNumber" />
            </Grid>
            <Text role="meta">
              Bank details are used once an administrator has approved them. Whoever enters them cannot approve them.
            </Text>
          </Stack>
        </Stack>
      </MainAndAside>
    </Form>
  );
}

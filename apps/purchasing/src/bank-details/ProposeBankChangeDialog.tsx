import { Grid } from '@console/design-system/layout';
import { emptyValues, FormDialog, TextField, useConsoleForm } from '@console/forms';
import { bankDetailsForm } from '@console/purchasing-contracts';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ProposeBankChangeDialogMutation } from './__generated__/ProposeBankChangeDialogMutation.graphql.ts';

export interface ProposeBankChangeDialogProps {
  readonly supplier: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Proposes new bank details. They wait for an administrator. */
export function ProposeBankChangeDialog({ supplier, onClose }: ProposeBankChangeDialogProps) {
  const { commit, error } = useConsoleMutation<ProposeBankChangeDialogMutation>(
    graphql`
      mutation ProposeBankChangeDialogMutation($input: proposeSupplierBankChangeInput!) {
        proposeSupplierBankChange(input: $input) {
          supplierBankChange {
            id
            supplier {
              ...BankDetailsCard_supplier
            }
          }
        }
      }
    `,
    { success: () => ({ text: 'The new bank details wait for approval.', details: [supplier.name] }) },
  );
  const [saved] = useState(() => emptyValues(bankDetailsForm));
  const form = useConsoleForm({
    name: 'propose-bank-change',
    input: bankDetailsForm,
    saved,
    save: (values) => commit({ input: { supplier: supplier.id, ...values } }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="New bank details"
      subtitle={supplier.name}
      submit="Propose bank details"
      failed="The bank details were not proposed."
    >
      <span>An administrator other than you approves them. Until then the old ones stand.</span>
      <Grid columns={2}>
        <TextField form={form} name="bankSortCode" />
        <TextField form={form} name="bankAccountNumber" />
      </Grid>
    </FormDialog>
  );
}

import { Text } from '@console/design-system/layout';
import { emptyValues, FormDialog, TextAreaField, useConsoleForm } from '@console/forms';
import { approveBankChangeForm } from '@console/purchasing-contracts';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ApproveBankChangeDialog_change$key } from './__generated__/ApproveBankChangeDialog_change.graphql.ts';
import type { ApproveBankChangeDialogMutation } from './__generated__/ApproveBankChangeDialogMutation.graphql.ts';
import { RevealableBankDetails } from './RevealableBankDetails.tsx';
import { useRevealProposed } from './useRevealProposed.ts';

export interface ApproveBankChangeDialogProps {
  readonly change: ApproveBankChangeDialog_change$key;
  readonly onClose: () => void;
}

/** Approves new bank details. The approver says how they were verified. */
export function ApproveBankChangeDialog({ change: key, onClose }: ApproveBankChangeDialogProps) {
  const { id, version, bankSortCode, bankAccountNumber, supplier } = useFragment(
    graphql`
      fragment ApproveBankChangeDialog_change on SupplierBankChange {
        id
        version
        bankSortCode
        bankAccountNumber
        supplier {
          name
        }
      }
    `,
    key,
  );
  const { commit, error } = useConsoleMutation<ApproveBankChangeDialogMutation>(
    graphql`
      mutation ApproveBankChangeDialogMutation($input: approveSupplierBankChangeInput!) {
        approveSupplierBankChange(input: $input) {
          supplierBankChange {
            ...bankChangeMoveDialogs_moved @relay(mask: false)
          }
        }
      }
    `,
    { success: () => ({ text: 'The new bank details are approved.', details: [supplier.name] }) },
  );
  const [saved] = useState(() => emptyValues(approveBankChangeForm));
  const form = useConsoleForm({
    name: 'approve-bank-change',
    input: approveBankChangeForm,
    saved,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Approve the new bank details?"
      subtitle={supplier.name}
      submit="Approve"
      failed="The bank details were not approved."
    >
      <RevealableBankDetails
        masked={{ bankSortCode, bankAccountNumber }}
        reveal={useRevealProposed(id)}
        show="Show new bank details"
        hide="Hide new bank details"
      />
      <TextAreaField form={form} name="verified" counter />
      <Text role="meta">
        Call the supplier on a number that was held before, never on one that came with the new bank details.
      </Text>
    </FormDialog>
  );
}

import { recordReceiptInput, whyNotAllocate } from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { ImpactList, useImpact } from '@console/core-web';
import { FieldLine } from '@console/design-system/layout';
import { formatMoney, toIsoDate } from '@console/format';
import {
  DateField,
  emptyValues,
  FormDialog,
  MoneyField,
  SelectField,
  TextAreaField,
  useConsoleForm,
  useFormValues,
} from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { openInvoices_invoice$key } from '../allocate/__generated__/openInvoices_invoice.graphql.ts';
import { AllocationFields } from '../allocate/AllocationFields.tsx';
import { openInvoices } from '../allocate/openInvoices.ts';
import { proposeAllocations, withFirst } from '../allocate/proposeAllocations.ts';
import type { RecordReceiptDialogMutation } from './__generated__/RecordReceiptDialogMutation.graphql.ts';
import type { RecordReceiptDialogQuery } from './__generated__/RecordReceiptDialogQuery.graphql.ts';

export interface RecordReceiptDialogProps {
  readonly customer: { readonly id: string; readonly name: string };
  /** The id of the invoice that is paid first. */
  readonly first: string | null;
  /** The open invoices, the oldest first. */
  readonly invoices: readonly openInvoices_invoice$key[];
  /** The number of open invoices that are not among them. */
  readonly more: number;
  readonly onClose: () => void;
}

/**
 * Records a sum that came in. It is proposed for the oldest invoices. Each amount can be changed, and the rest stays on the
 * customer's account.
 */
export function RecordReceiptDialog({ customer, first, invoices, more, onClose }: RecordReceiptDialogProps) {
  const [open] = useState(() => withFirst(openInvoices(invoices), first));
  const { commit, error } = useConsoleMutation<RecordReceiptDialogMutation>(
    graphql`
      mutation RecordReceiptDialogMutation($input: recordReceiptInput!) {
        recordReceipt(input: $input) {
          receipt {
            id
            reference
            amount {
              amount
            }
            onAccount {
              amount
            }
          }
        }
      }
    `,
    { success: ({ recordReceipt }) => ({ text: noticeOf(recordReceipt?.receipt) }) },
  );
  const [saved] = useState(() => {
    const amount = open.find(({ id }) => id === first)?.owed ?? null;
    return emptyValues(recordReceiptInput, {
      customer: customer.id,
      receivedOn: toIsoDate(Date.now()),
      paymentMethod: 'bank_transfer',
      amount,
      allocations: proposeAllocations(open, amount ?? 0),
    });
  });
  const form = useConsoleForm({
    name: 'record-receipt',
    input: recordReceiptInput,
    saved,
    save: ({ allocations, ...receipt }) =>
      commit({ input: { ...receipt, allocations: allocations.filter(({ amount }) => amount !== null && amount > 0) } }),
    error,
    onSaved: onClose,
    keepDraft: false,
  });
  const values = useFormValues(form);
  const asked = askedImpact(customer.id, values);
  const { impacts, failed, refetch } = useImpact<RecordReceiptDialogQuery>(receiptImpact, asked, 0, true);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Record receipt"
      subtitle={customer.name}
      submit="Record receipt"
      failed="The receipt was not recorded."
      loadingContent={asked !== null && impacts === null && !failed}
      tall
    >
      <FieldLine>
        <MoneyField form={form} name="amount" />
        <DateField form={form} name="receivedOn" max={toIsoDate(Date.now())} />
      </FieldLine>
      <SelectField form={form} name="paymentMethod" options={paymentMethods.options} />
      <AllocationFields
        form={form}
        whole={typeof values.amount === 'number' ? values.amount : 0}
        open={open}
        more={more}
      />
      <TextAreaField form={form} name="notes" lines={2} />
      {asked && <ImpactList {...{ impacts, failed, refetch }} />}
    </FormDialog>
  );
}

const receiptImpact = graphql`
  query RecordReceiptDialogQuery($id: ID!, $amount: Int!, $allocations: [AllocationInput!]!) {
    of: customer(id: $id) {
      id
      impact: impactOfReceipt(amount: $amount, allocations: $allocations) {
        ...ImpactList_impact
      }
    }
  }
`;

type Typed = ReturnType<typeof emptyValues<typeof recordReceiptInput>>;

/** The consequences are asked for as soon as the amounts are possible. Null until then. */
function askedImpact(id: string, { amount, allocations }: Typed): RecordReceiptDialogQuery['variables'] | null {
  if (typeof amount !== 'number' || amount <= 0 || whyNotAllocate(amount, allocations) !== null) return null;
  const some = allocations.flatMap(({ invoice, amount: part }) =>
    invoice && typeof part === 'number' && part > 0 ? [{ invoice, amount: part }] : [],
  );
  return some.length === 0 ? null : { id, amount, allocations: some };
}

interface Recorded {
  readonly reference: string;
  readonly amount: { readonly amount: number };
  readonly onAccount: { readonly amount: number };
}

function noticeOf(receipt: Recorded | null | undefined): string {
  if (!receipt) return 'The receipt is recorded.';
  const { reference, amount, onAccount } = receipt;
  const rest = onAccount.amount > 0 ? ` ${formatMoney(onAccount.amount)} of it is on account.` : '';
  return `${reference} of ${formatMoney(amount.amount)} is recorded.${rest}`;
}

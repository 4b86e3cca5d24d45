import { recordReceiptInput, whyNotAllocate } from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { ImpactList, LoadingDialog, useImpact } from '@console/core-web';
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
import { AllocationFields } from '../allocate/AllocationFields.tsx';
import { madeAllocations, proposeAllocations, withFirst } from '../allocate/proposeAllocations.ts';
import { type OpenInvoices, useOpenInvoices } from '../allocate/useOpenInvoices.ts';
import type { RecordReceiptDialogMutation } from './__generated__/RecordReceiptDialogMutation.graphql.ts';
import type { RecordReceiptDialogQuery } from './__generated__/RecordReceiptDialogQuery.graphql.ts';

interface RecordReceiptDialogProps {
  readonly customer: { readonly id: string; readonly name: string };
  /** The id of the invoice that is paid first. */
  readonly first: string | null;
  readonly onClose: () => void;
}

/**
 * Records a sum that came in. It is proposed for the oldest invoices. Each amount can be changed, and the rest stays on the
 * customer's account. The open invoices are read when it opens.
 */
export function RecordReceiptDialog(props: RecordReceiptDialogProps) {
  const { customer, onClose } = props;
  const { found, failed, retry } = useOpenInvoices(customer.id);
  if (!found) return <LoadingDialog title="Record receipt" what="open invoices" {...{ failed, retry, onClose }} />;
  return <RecordReceiptForm {...props} {...found} />;
}

function RecordReceiptForm({ customer, first, more, onClose, ...props }: RecordReceiptDialogProps & OpenInvoices) {
  const [open] = useState(() => withFirst(props.open, first));
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
    save: ({ allocations, ...receipt }) => commit({ input: { ...receipt, allocations: madeAllocations(allocations) } }),
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
  const some = madeAllocations(allocations);
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

import { creditReturns, paymentKinds, refundCreditNoteInput, whyNotReturn } from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { FieldLine, Text } from '@console/design-system/layout';
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
import type { RefundDialogMutation } from './__generated__/RefundDialogMutation.graphql.ts';

interface RefundDialogProps {
  /** The credit note, and what is left of it in pence. */
  readonly creditNote: {
    readonly id: string;
    readonly reference: string;
    readonly documentDate: string;
    readonly left: number;
  };
  readonly onClose: () => void;
}

/** Pays back what is left of a credit note, or says that it was settled elsewhere. */
export function RefundDialog({ creditNote, onClose }: RefundDialogProps) {
  const { id, reference, documentDate, left } = creditNote;
  const { commit, error } = useConsoleMutation<RefundDialogMutation>(
    graphql`
      mutation RefundDialogMutation($input: refundCreditNoteInput!) {
        refundCreditNote(input: $input) {
          payment {
            kind
            amountAsMoney {
              amount
            }
          }
        }
      }
    `,
    {
      success: ({ refundCreditNote }) => {
        const made = refundCreditNote?.payment;
        const what = made?.kind === 'outside' ? 'settled outside' : 'paid back';
        return { text: `${formatMoney(made?.amountAsMoney.amount ?? 0)} of ${reference} is ${what}.` };
      },
    },
  );
  const [saved] = useState(() =>
    emptyValues(refundCreditNoteInput, {
      ...{ creditNote: id, kind: 'refund', amount: left, day: toIsoDate(Date.now()), paymentMethod: 'bank_transfer' },
    }),
  );
  const form = useConsoleForm({
    ...{ name: 'refund', input: refundCreditNoteInput, saved, error },
    save: (input) => commit({ input }),
    onSaved: onClose,
    keepDraft: false,
  });
  const { kind, amount } = useFormValues(form);
  const pence = typeof amount === 'number' ? amount : 0;
  const tooMuch = whyNotReturn(reference, { type: 'credit_note', status: 'confirmed', owed: -left }, pence);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Pay back ${reference}`}
      subtitle={`${formatMoney(left)} is left of it.`}
      submit={kind === 'outside' ? 'Settle outside' : 'Pay back'}
      failed="The amount was not paid back."
    >
      <SelectField form={form} name="kind" options={kinds} />
      <FieldLine>
        <MoneyField form={form} name="amount" />
        <DateField form={form} name="day" min={toIsoDate(documentDate)} max={toIsoDate(Date.now())} />
      </FieldLine>
      <div role="status">{tooMuch && <Text role="meta">{tooMuch}</Text>}</div>
      {kind !== 'outside' && <SelectField form={form} name="paymentMethod" options={paymentMethods.options} />}
      <TextAreaField form={form} name="notes" lines={2} />
    </FormDialog>
  );
}

const kinds = creditReturns.map((value) => ({ value, label: paymentKinds.labels[value] }));

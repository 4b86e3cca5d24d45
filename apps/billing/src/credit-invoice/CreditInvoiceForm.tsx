import { creditInvoiceInput, invoiceLinks, splitCredit, whyNotSplit } from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { ImpactList, useImpact } from '@console/core-web';
import { FieldLine, Stack, Text } from '@console/design-system/layout';
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
import { graphql, useFragment } from 'react-relay';
import type { CreditInvoiceForm_invoice$key } from './__generated__/CreditInvoiceForm_invoice.graphql.ts';
import type { CreditInvoiceFormMutation } from './__generated__/CreditInvoiceFormMutation.graphql.ts';
import type { CreditInvoiceFormQuery } from './__generated__/CreditInvoiceFormQuery.graphql.ts';
import { CreditLineFields } from './CreditLineFields.tsx';
import { creditableLine, sumOfCredit } from './creditableLine.ts';

interface CreditInvoiceFormProps {
  readonly invoice: CreditInvoiceForm_invoice$key;
  readonly onClose: () => void;
}

/** The amounts of a credit note, and what becomes of money that was paid before: three amounts that make the whole. */
export function CreditInvoiceForm({ invoice: key, onClose }: CreditInvoiceFormProps) {
  const { id, version, reference, documentDate, balanceDue, linesToCredit } = useFragment(
    graphql`
      fragment CreditInvoiceForm_invoice on Invoice {
        id
        version
        reference
        documentDate
        balanceDue {
          amount
        }
        linesToCredit {
          line
          description
          ...creditableLine_line
          proposed {
            amount
          }
        }
      }
    `,
    key,
  );
  const { commit, error } = useConsoleMutation<CreditInvoiceFormMutation>(
    graphql`
      mutation CreditInvoiceFormMutation($input: creditInvoiceInput!) {
        creditInvoice(input: $input) {
          invoice {
            id
            reference
            gross {
              amount
            }
          }
        }
      }
    `,
    {
      success: ({ creditInvoice }) => {
        const note = creditInvoice?.invoice;
        if (!note) return { text: `${reference} is credited.` };
        return {
          text: `${note.reference} credits ${formatMoney(note.gross.amount)} of ${reference}.`,
          link: { label: `Open ${note.reference}`, to: invoiceLinks.detail(note.id) },
        };
      },
    },
  );
  const [saved] = useState(() =>
    emptyValues(creditInvoiceInput, {
      invoice: id,
      documentDate: toIsoDate(Date.now()),
      refundMethod: 'bank_transfer',
      lines: linesToCredit.map(({ line, proposed }) => ({ line, amount: proposed.amount || null })),
    }),
  );
  const form = useConsoleForm({
    name: 'credit-invoice',
    input: creditInvoiceInput,
    saved,
    withoutUnused,
    save: ({ lines, ...rest }) => commit({ input: { ...rest, lines: lines.filter(({ amount }) => amount) } }),
    error,
    onSaved: onClose,
    keepDraft: false,
  });
  const values = useFormValues(form);
  const lines = linesToCredit.map(creditableLine);
  const { gross } = sumOfCredit(lines, values.lines);
  const split = splitCredit(gross, balanceDue.amount, {
    refund: penceOf(values.refund),
    outside: penceOf(values.outside),
  });
  const isPossible = gross > 0 && whyNotSplit(split) === null && values.documentDate;
  const asked = isPossible
    ? {
        id,
        documentDate: values.documentDate ?? '',
        lines: values.lines.flatMap(({ line, amount }) =>
          line && penceOf(amount) ? [{ line, amount: penceOf(amount) }] : [],
        ),
        refund: split.refund || null,
        outside: split.outside || null,
      }
    : null;
  const { impacts, failed, refetch } = useImpact<CreditInvoiceFormQuery>(creditImpact, asked, version, true);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Write a credit note"
      subtitle={`For ${reference}. It is issued at once, with the next document number.`}
      submit="Issue credit note"
      failed="The credit note was not issued."
      loadingContent={asked !== null && impacts === null && !failed}
      tall
    >
      <DateField form={form} name="documentDate" min={toIsoDate(documentDate)} max={toIsoDate(Date.now())} />
      <TextAreaField form={form} name="reason" counter lines={2} />
      <CreditLineFields
        form={form}
        lines={lines.map((line, index) => ({ ...line, description: linesToCredit[index]?.description ?? '' }))}
      />
      {split.excess > 0 && (
        <Stack gap="s">
          <Text role="strong">{`${formatMoney(split.excess)} of it was paid before`}</Text>
          <FieldLine>
            <MoneyField form={form} name="refund" hint="Paid back to the customer." />
            <MoneyField form={form} name="outside" hint="No refund is expected." />
          </FieldLine>
          {split.refund > 0 && <SelectField form={form} name="refundMethod" options={paymentMethods.options} />}
          <div role="status">
            <Text role="meta">
              {whyNotSplit(split) ?? `${formatMoney(split.onAccount)} stays on account and can pay other invoices.`}
            </Text>
          </div>
        </Stack>
      )}
      {asked && <ImpactList {...{ impacts, failed, refetch }} />}
    </FormDialog>
  );
}

const creditImpact = graphql`
  query CreditInvoiceFormQuery(
    $id: ID!
    $documentDate: String!
    $lines: [CreditedLineInput!]!
    $refund: Int
    $outside: Int
  ) {
    of: invoice(id: $id) {
      id
      impact: impactOfCredit(documentDate: $documentDate, lines: $lines, refund: $refund, outside: $outside) {
        ...ImpactList_impact
      }
    }
  }
`;

type Fields = ReturnType<typeof emptyValues<typeof creditInvoiceInput>>;

const penceOf = (typed: Fields['refund']): number => (typeof typed === 'number' ? typed : 0);

/** The method belongs to a refund. */
const withoutUnused = (values: Fields): Fields =>
  penceOf(values.refund) > 0 ? values : { ...values, refundMethod: null };

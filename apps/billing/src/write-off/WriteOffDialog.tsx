import { type InvoiceToPay, whyNotAmount, writeOffInvoiceInput } from '@console/billing-contracts';
import { ImpactList, useImpact } from '@console/core-web';
import { Text } from '@console/design-system/layout';
import { formatMoney } from '@console/format';
import { emptyValues, FormDialog, MoneyField, TextAreaField, useConsoleForm, useFormValues } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { WriteOffDialogMutation } from './__generated__/WriteOffDialogMutation.graphql.ts';
import type { WriteOffDialogQuery } from './__generated__/WriteOffDialogQuery.graphql.ts';

interface WriteOffDialogProps {
  readonly invoice: Pick<InvoiceToPay, 'owed'> & {
    readonly id: string;
    readonly version: number;
    readonly reference: string;
  };
  readonly onClose: () => void;
}

/** Gives up what is owed of an invoice, or a part of it, for a reason. */
export function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const { id, version, reference, owed } = invoice;
  const { commit, error } = useConsoleMutation<WriteOffDialogMutation>(
    graphql`
      mutation WriteOffDialogMutation($input: writeOffInvoiceInput!) {
        writeOffInvoice(input: $input) {
          payment {
            id
            amountAsMoney {
              amount
            }
          }
        }
      }
    `,
    {
      success: ({ writeOffInvoice }) => {
        const amount = writeOffInvoice?.payment?.amountAsMoney.amount ?? 0;
        return { text: `${formatMoney(amount)} of ${reference} is written off.` };
      },
    },
  );
  const [saved] = useState(() => emptyValues(writeOffInvoiceInput, { invoice: id, amount: owed }));
  const form = useConsoleForm({
    ...{ name: 'write-off', input: writeOffInvoiceInput, saved, error },
    save: (input) => commit({ input }),
    onSaved: onClose,
    keepDraft: false,
  });
  const { amount } = useFormValues(form);
  const pence = typeof amount === 'number' ? amount : 0;
  const tooMuch = whyNotAmount(reference, { owed }, pence);
  const asked = pence > 0 && tooMuch === null ? { id, amount: pence } : null;
  const { impacts, failed, refetch } = useImpact<WriteOffDialogQuery>(writeOffImpact, asked, version, true);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Write off ${reference}?`}
      subtitle="It is no credit note, so the VAT stays as it is. It can be taken back."
      submit="Write off"
      failed="The amount was not written off."
      loadingContent={asked !== null && impacts === null && !failed}
    >
      <MoneyField form={form} name="amount" />
      <div role="status">{tooMuch && <Text role="meta">{tooMuch}</Text>}</div>
      <TextAreaField form={form} name="reason" counter />
      {asked && <ImpactList {...{ impacts, failed, refetch }} />}
    </FormDialog>
  );
}

const writeOffImpact = graphql`
  query WriteOffDialogQuery($id: ID!, $amount: Int!) {
    of: invoice(id: $id) {
      id
      impact: impactOfWriteOff(amount: $amount) {
        ...ImpactList_impact
      }
    }
  }
`;

import { editInvoiceLinesInput, maxInvoiceLines } from '@console/billing-contracts';
import { blankPricedLine, PricedLinesFields } from '@console/core-web';
import { Stack, Text } from '@console/design-system/layout';
import { RecordDialog, useFormValues, useListEdit, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditLinesDialog_invoice$key } from './__generated__/EditLinesDialog_invoice.graphql.ts';
import type { EditLinesDialogMutation } from './__generated__/EditLinesDialogMutation.graphql.ts';

export interface EditLinesDialogProps {
  readonly invoice: EditLinesDialog_invoice$key;
  readonly onClose: () => void;
}

/** Changes, adds and removes lines of a draft. It then no longer follows its booking. */
export function EditLinesDialog({ invoice: key, onClose }: EditLinesDialogProps) {
  const invoice = useFragment(
    graphql`
      fragment EditLinesDialog_invoice on Invoice {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        followsBooking
        customer {
          name
        }
        booking {
          reference
        }
        lines(first: 100) {
          edges {
            node {
              id
              description
              quantity
              unitPrice {
                amount
              }
              taxable
              taxRatePercent
            }
          }
        }
      }
    `,
    key,
  );
  const write = useConsoleMutation<EditLinesDialogMutation>(
    graphql`
      mutation EditLinesDialogMutation($input: updateInvoiceLinesInput!) {
        updateInvoiceLines(input: $input) {
          invoice {
            ...InvoiceDetailPage_invoice
          }
        }
      }
    `,
    { success: () => savedNotice('Lines') },
  );
  const { reference, customer, booking, followsBooking, lines: saved } = invoice;
  const record = useMemo(() => ({ ...invoice, lines: saved.edges.map(({ node }) => node) }), [invoice, saved]);
  const form = useRecordForm({
    name: 'edit-invoice-lines',
    input: editInvoiceLinesInput,
    record,
    write,
    onSaved: onClose,
  });
  const { lines } = useFormValues(form);
  const list = useListEdit(form, 'lines');
  return (
    <RecordDialog form={form} what="lines" subtitle={`${reference} · ${customer.name}`} onClose={onClose}>
      <Stack gap="l">
        {followsBooking && booking && (
          <Text role="secondary">After a change this draft no longer follows {booking.reference}.</Text>
        )}
        <PricedLinesFields
          form={form}
          name="lines"
          lines={lines}
          list={list}
          blank={blankLine}
          noun={['line', 'lines']}
          document="An invoice"
          most={maxInvoiceLines}
        />
      </Stack>
    </RecordDialog>
  );
}

const blankLine = { id: null, ...blankPricedLine };

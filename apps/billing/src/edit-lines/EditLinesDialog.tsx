import { editInvoiceLinesInput, maxInvoiceLines } from '@console/billing-contracts';
import { Row, Stack, Text } from '@console/design-system/layout';
import { ActionAddButton } from '@console/design-system/tooltip';
import { RecordDialog, useFormValues, useListEdit, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditLinesDialog_invoice$key } from './__generated__/EditLinesDialog_invoice.graphql.ts';
import type { EditLinesDialogMutation } from './__generated__/EditLinesDialogMutation.graphql.ts';
import { InvoiceLineFields } from './InvoiceLineFields.tsx';

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

  function remove(index: number) {
    const left = lines.filter((_, place) => place !== index);
    list.change(left, { place: Math.min(index, left.length - 1), control: '[data-remove]' });
  }

  return (
    <RecordDialog form={form} what="lines" subtitle={`${reference} · ${customer.name}`} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border */}
      <div ref={list.container} role="group" aria-label="Lines">
        <Stack gap="l">
          {followsBooking && booking && (
            <Text role="secondary">After a change this draft no longer follows {booking.reference}.</Text>
          )}
          {lines.map((_, index) => (
            <InvoiceLineFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form are named by their place
              key={index}
              form={form}
              index={index}
              refusal={lines.length === 1 ? 'An invoice has at least one line.' : null}
              onRemove={() => remove(index)}
            />
          ))}
          <Row>
            <ActionAddButton
              place="form"
              refusal={lines.length < maxInvoiceLines ? null : `An invoice has at most ${maxInvoiceLines} lines.`}
              onClick={() => list.change([...lines, blankLine], { place: lines.length, control: 'input' })}
            >
              Add a line
            </ActionAddButton>
          </Row>
        </Stack>
      </div>
    </RecordDialog>
  );
}

/** A line before anything is typed. */
const blankLine = {
  id: null,
  description: '',
  quantity: 1,
  unitPrice: null,
  taxable: true,
  taxRatePercent: null,
} as const;

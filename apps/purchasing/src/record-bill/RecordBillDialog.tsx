import { Inset } from '@console/design-system/card';
import { Grid, Stack } from '@console/design-system/layout';
import { priceTotals, Totals } from '@console/design-system/money';
import { DateField, emptyValues, FormDialog, TextField, useConsoleForm, useFormValues } from '@console/forms';
import { recordSupplierBillInput } from '@console/purchasing-contracts';
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RecordBillDialog_order$key } from './__generated__/RecordBillDialog_order.graphql.ts';
import { BillLineFields } from './BillLineFields.tsx';
import { wholeLine } from './billLine.ts';
import { useProposedAmounts } from './useProposedAmounts.ts';
import { useRecordBill } from './useRecordBill.ts';

export interface RecordBillDialogProps {
  readonly order: RecordBillDialog_order$key;
  readonly onClose: () => void;
}

/** Records a bill about the items of an order. It begins with everything that is left to bill, and shows the difference to the order. */
export function RecordBillDialog({ order: key, onClose }: RecordBillDialogProps) {
  const order = useFragment(
    graphql`
      fragment RecordBillDialog_order on PurchaseOrder {
        id
        reference
        supplier {
          id
          name
        }
        items(first: 100) {
          edges {
            node {
              id
              description
              quantity
              unitPrice {
                amount
              }
              netPrice {
                amount
              }
              tax {
                amount
              }
              taxable
              taxRatePercent
              billedQuantity
              billedNetPrice {
                amount
              }
              billedTax {
                amount
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { id, reference, supplier } = order;
  const items = useMemo(() => order.items.edges.map(({ node }) => node), [order]);
  // The lines stay those of the items as they were when the dialog opened.
  const [opened] = useState(items);
  const [saved] = useState(() =>
    emptyValues(recordSupplierBillInput, { supplier: supplier.id, lines: opened.map(wholeLine) }),
  );
  const { commit, error } = useRecordBill();
  const form = useConsoleForm({
    name: `record-bill ${id}`,
    input: recordSupplierBillInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  const { lines } = useFormValues(form);
  useProposedAmounts(form, opened, lines);
  return (
    <FormDialog
      form={form}
      title="Record bill"
      subtitle={`${reference} · ${supplier.name}`}
      submit="Record bill"
      failed="The bill was not recorded."
      onClose={onClose}
    >
      <Stack gap="l">
        <Grid columns={2}>
          <TextField form={form} name="number" />
          <DateField form={form} name="day" />
        </Grid>
        {opened.map((item, index) => (
          <BillLineFields key={item.id} form={form} index={index} item={item} />
        ))}
        <Inset>
          <Totals lines={priceTotals(sumOf(lines, 'net'), sumOf(lines, 'tax'))} />
        </Inset>
      </Stack>
    </FormDialog>
  );
}

/** Null while an amount is missing or invalid. */
function sumOf(lines: readonly { readonly net?: unknown; readonly tax?: unknown }[], of: 'net' | 'tax'): number | null {
  let sum = 0;
  for (const { [of]: amount } of lines) {
    if (typeof amount !== 'number') return null;
    sum += amount;
  }
  return sum;
}

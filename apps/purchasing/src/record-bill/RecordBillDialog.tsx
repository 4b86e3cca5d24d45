import { Inset } from '@console/design-system/card';
import { Grid, Stack } from '@console/design-system/layout';
import { priceTotals, Totals } from '@console/design-system/money';
import { shortenList, toIsoDate } from '@console/format';
import {
  DateField,
  emptyValues,
  FormDialog,
  TextField,
  useConsoleForm,
  useFormValues,
  useListEdit,
} from '@console/forms';
import { recordSupplierBillInput } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  RecordBillDialog_order$data,
  RecordBillDialog_order$key,
} from './__generated__/RecordBillDialog_order.graphql.ts';
import { BilledOrder } from './BilledOrder.tsx';
import { BillLineFields } from './BillLineFields.tsx';
import { wholeLine } from './billLine.ts';
import { useProposedAmounts } from './useProposedAmounts.ts';
import { useRecordBill } from './useRecordBill.ts';

export interface RecordBillDialogProps {
  /** At least one order, all to one supplier. */
  readonly orders: RecordBillDialog_order$key;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Records a bill about the items of orders. It begins with everything that is left to bill, and shows the difference to the orders. */
export function RecordBillDialog({ orders: key, onClose, onSaved }: RecordBillDialogProps) {
  const orders = useFragment(
    graphql`
      fragment RecordBillDialog_order on PurchaseOrder @relay(plural: true) {
        id
        reference
        supplier {
          id
          name
        }
        trainingClass {
          title
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
  // The lines stay those of the items as they were when the dialog opened.
  const [opened] = useState(orders);
  const [items] = useState(() => orders.flatMap(itemsOf));
  const supplier = orders[0]?.supplier;
  const [saved] = useState(() =>
    emptyValues(recordSupplierBillInput, { supplier: supplier?.id, lines: items.map(wholeLine) }),
  );
  const { commit, error } = useRecordBill();
  const form = useConsoleForm({
    name: `record-bill ${orders.map(({ id }) => id).join(' ')}`,
    input: recordSupplierBillInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved,
  });
  const { lines } = useFormValues(form);
  useProposedAmounts(form, items, lines);
  const list = useListEdit(form, 'lines');
  const billed = opened.filter((order) => linesOf(order, lines).length > 0);
  const references = billed.map(({ reference }) => reference);

  function leaveOut(order: Order) {
    const left = lines.filter((line) => !itemsOf(order).some(({ id }) => id === line.item));
    const [next] = billed.filter(({ id }) => id !== order.id);
    list.change(left, next && { place: next.id, control: '[data-remove]' });
  }

  return (
    <FormDialog
      form={form}
      title="Record bill"
      subtitle={`${shortenList(references, 3)} · ${supplier?.name}`}
      submit="Record bill"
      failed="The bill was not recorded."
      onClose={onClose}
    >
      <Stack gap="l">
        <Grid columns={2}>
          <TextField form={form} name="number" />
          <DateField form={form} name="day" max={toIsoDate(Date.now())} />
        </Grid>
        <div ref={list.container}>
          <Stack gap="l">
            {billed.map((order) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
              <div key={order.id} role="group" aria-label={order.reference} data-place={order.id}>
                <Stack gap="m">
                  {opened.length > 1 && (
                    <BilledOrder order={order} onLeaveOut={billed.length > 1 ? () => leaveOut(order) : null} />
                  )}
                  {linesOf(order, lines).map(({ item, index }) => (
                    <BillLineFields key={item.id} form={form} index={index} item={item} />
                  ))}
                </Stack>
              </div>
            ))}
          </Stack>
        </div>
        <Inset>
          <Totals lines={priceTotals(sumOf(lines, 'net'), sumOf(lines, 'tax'))} />
        </Inset>
      </Stack>
    </FormDialog>
  );
}

type Order = RecordBillDialog_order$data[number];

const itemsOf = (order: Order) => order.items.edges.map(({ node }) => node);

/** The items of an order that the form has lines for, with their places among the lines. */
function linesOf(order: Order, lines: readonly { readonly item?: string | null | undefined }[]) {
  return itemsOf(order).flatMap((item) => {
    const index = lines.findIndex((line) => line.item === item.id);
    return index < 0 ? [] : [{ item, index }];
  });
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

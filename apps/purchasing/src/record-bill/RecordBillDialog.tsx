import { Inset } from '@console/design-system/card';
import { Grid, Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { priceTotals, Totals } from '@console/design-system/money';
import { shortenList } from '@console/format';
import { DateField, emptyValues, FormDialog, TextField, useConsoleForm, useFormValues } from '@console/forms';
import { purchaseOrderLinks, recordSupplierBillInput } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  RecordBillDialog_order$data,
  RecordBillDialog_order$key,
} from './__generated__/RecordBillDialog_order.graphql.ts';
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
  const [opened] = useState(() => linesOf(orders));
  const [items] = useState(() => opened.flatMap((order) => order.items));
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
  return (
    <FormDialog
      form={form}
      title="Record bill"
      subtitle={`${shortenList(
        orders.map(({ reference }) => reference),
        3,
      )} · ${supplier?.name}`}
      submit="Record bill"
      failed="The bill was not recorded."
      onClose={onClose}
    >
      <Stack gap="l">
        <Grid columns={2}>
          <TextField form={form} name="number" />
          <DateField form={form} name="day" />
        </Grid>
        {opened.map(({ order, first, items: ofOrder }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
          <div key={order.id} role="group" aria-label={order.reference}>
            <Stack gap="m">
              {opened.length > 1 && <OrderTitle order={order} />}
              {ofOrder.map((item, index) => (
                <BillLineFields key={item.id} form={form} index={first + index} item={item} />
              ))}
            </Stack>
          </div>
        ))}
        <Inset>
          <Totals lines={priceTotals(sumOf(lines, 'net'), sumOf(lines, 'tax'))} />
        </Inset>
      </Stack>
    </FormDialog>
  );
}

type Orders = RecordBillDialog_order$data;

/** The items of each order, and the place of the first among the lines of the bill. */
function linesOf(orders: Orders) {
  let next = 0;
  return orders.map((order) => {
    const items = order.items.edges.map(({ node }) => node);
    const first = next;
    next += items.length;
    return { order, first, items };
  });
}

/** Names an order above its lines. */
function OrderTitle({ order: { id, reference, trainingClass } }: { readonly order: Orders[number] }) {
  return (
    <Inset>
      <Row gap="xs" wrap>
        <Link to={purchaseOrderLinks.detail(id)} newTab>
          {reference}
        </Link>
        <Text role="meta">{trainingClass?.title ?? 'For no class'}</Text>
      </Row>
    </Inset>
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

import {
  acrossItems,
  date,
  fieldGroup,
  integer,
  list,
  money,
  reasonForm,
  recordSeen,
  reference,
  requiredIn,
  text,
} from '@console/rules';
import * as z from 'zod/mini';
import { maxOrderTotal } from './orderTotal.ts';

const required = requiredIn.operations;

/** The most orders that are billed together by the console's form. The form shows all of their items. */
export const maxBilledOrders = 20;

/** The most lines of a bill. */
export const maxBillLines = 500;

/**
 * What a bill says about an item of an order. An amount without a quantity is a deposit or an extra. A line without quantity and amounts is
 * left out.
 */
const lineFields = fieldGroup('SupplierBillLineInput', {
  item: reference('Item', 'purchase_order_items', { required }),
  quantity: integer('Quantity', { required, max: 10_000 }),
  net: money('Net', { required, max: maxOrderTotal }),
  tax: money('VAT', { required, max: maxOrderTotal }),
});

export type SupplierBillLineInput = z.output<typeof lineFields>;

/** Whether a line bills something. */
export const billsSomething = ({
  quantity,
  net,
  tax,
}: Pick<SupplierBillLineInput, 'quantity' | 'net' | 'tax'>): boolean => quantity > 0 || net > 0 || tax > 0;

/** Refuses a bill about nothing, and one that names an item twice. */
function* wrongLines(lines: ReadonlyMap<number, SupplierBillLineInput>) {
  const seen = new Set<string>();
  let some = false;
  for (const [index, line] of lines) {
    some ||= billsSomething(line);
    if (seen.has(line.item)) yield [[index, 'quantity'], 'The bill names this item twice'] as const;
    seen.add(line.item);
  }
  const [first] = lines.keys();
  if (!some && first !== undefined) yield [[first, 'quantity'], 'The bill needs a quantity or an amount'] as const;
}

/** The input of `recordSupplierBill`: a bill about items of orders to one supplier. */
export const recordSupplierBillInput = z.object({
  supplier: reference('Supplier', 'suppliers', { required }),
  number: text('Bill number', { required, max: 100 }),
  day: date('Bill date', { required, past: true }),
  lines: list('Lines', lineFields, { required, max: maxBillLines }).check(acrossItems(wrongLines)),
});

/** The input of `takeBackSupplierBill`. */
export const takeBackSupplierBillInput = z.object({ ...recordSeen('Bill', 'supplier_bills'), ...reasonForm.shape });

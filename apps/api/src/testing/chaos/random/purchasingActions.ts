import { sql } from 'drizzle-orm';
import { today } from './days.ts';
import { movesOf, type RandomAction, type Surroundings } from './RandomAction.ts';

interface Found {
  readonly id: string;
}

const orderIn = ({ find }: Surroundings, ...statuses: string[]) =>
  find<Found>(sql`SELECT 'purchase_orders/' || id AS id FROM purchase_order
    WHERE status = ANY (${sql.param(statuses)}::text[]) ORDER BY id DESC LIMIT 200`);

const moved = movesOf(orderIn);

const newItem = ({ draw }: Surroundings) => ({
  description: 'Room hire',
  quantity: draw.between(1, 4),
  unitPrice: draw.pick([1, 333, 45_000, draw.between(1, 99_999)]),
  taxable: draw.chance(0.8),
  taxRatePercent: draw.pick([null, 20, 5, 17.5]),
});

interface ItemToBill {
  readonly item: string;
  readonly order: string;
  readonly supplier: string;
  readonly quantity: number;
  readonly net: number;
  readonly rate: number;
}

/** An item of an order that its supplier may bill. Beside another one, it is of another order of that supplier. */
const itemToBill = ({ find }: Surroundings, beside?: ItemToBill) =>
  find<ItemToBill>(sql`
    SELECT 'purchase_order_items/' || i.id AS item, o.id AS "order", 'suppliers/' || o.supplier_id AS supplier, i.quantity, i.net,
      CASE WHEN i.taxable THEN coalesce(i.tax_rate_percent, 20)::float ELSE 0 END AS rate
    FROM purchase_order_item i JOIN purchase_order o ON o.id = i.purchase_order_id
    WHERE o.status IN ('confirmed', 'delivered', 'billed')
      ${beside ? sql`AND o.id <> ${beside.order} AND 'suppliers/' || o.supplier_id = ${beside.supplier}` : sql``}
    ORDER BY i.id DESC LIMIT 200`);

const bankChangeWaiting = ({ find }: Surroundings) =>
  find<Found>(sql`SELECT 'supplier_bank_changes/' || id AS id FROM supplier_bank_change WHERE status = 'pending'`);

/** What account managers do with suppliers and their orders. */
export const purchasingActions: readonly RandomAction[] = [
  {
    mutation: 'createPurchaseOrder',
    weight: 5,
    input: async (around) => {
      const supplier = await around.find<Found>(sql`SELECT 'suppliers/' || id AS id FROM supplier`);
      const held = await around.find<Found>(sql`SELECT 'training_classes/' || id AS id FROM training_class
        WHERE status IN ('provisional', 'confirmed') ORDER BY id DESC LIMIT 50`);
      const trainingClass = around.draw.chance(0.5) ? held?.id : undefined;
      const items = Array.from({ length: around.draw.between(1, 3) }, () => newItem(around));
      return supplier ? { supplier: supplier.id, trainingClass, items } : null;
    },
  },
  {
    mutation: 'updatePurchaseOrderItems',
    weight: 3,
    input: async (around) => {
      const order = await orderIn(around, 'draft', 'provisional', 'confirmed');
      return order ? { id: order.id, items: [newItem(around)], reason: 'Another room' } : null;
    },
  },
  moved('proposePurchaseOrder', 3, 'draft'),
  moved('confirmPurchaseOrder', 4, 'draft', 'provisional'),
  moved('acknowledgePurchaseOrder', 2, 'confirmed'),
  moved('deliverPurchaseOrder', 4, 'confirmed'),
  {
    mutation: 'billPurchaseOrder',
    weight: 2,
    input: async ({ find }) => {
      const order = await find<Found>(sql`SELECT 'purchase_orders/' || o.id AS id FROM purchase_order o
        WHERE o.status = 'delivered' AND EXISTS (SELECT FROM purchase_order_item i
          JOIN supplier_bill_line l ON l.purchase_order_item_id = i.id JOIN supplier_bill b ON b.id = l.bill_id
          WHERE i.purchase_order_id = o.id AND b.taken_back_at IS NULL) ORDER BY o.id DESC LIMIT 200`);
      return order ? { id: order.id, reason: 'The supplier bills no more' } : null;
    },
  },
  moved('completePurchaseOrder', 2, 'billed'),
  moved('cancelPurchaseOrder', 1, 'draft', 'provisional', 'confirmed'),
  {
    mutation: 'recordSupplierBill',
    weight: 5,
    input: async (around) => {
      const { subjects, draw } = around;
      const first = await itemToBill(around);
      if (!first) return null;
      // Some bills are over two orders.
      const second = draw.chance(0.3) ? await itemToBill(around, first) : undefined;
      const lines = [first, ...(second ? [second] : [])].map(({ item, quantity: ordered, net: of, rate }) => {
        const quantity = draw.between(1, ordered);
        const net = Math.floor((of * quantity) / ordered);
        return { item, quantity, net, tax: Math.round((net * rate) / 100) };
      });
      return { supplier: first.supplier, number: subjects.newText(), day: today(), lines };
    },
  },
  {
    mutation: 'takeBackSupplierBill',
    weight: 1,
    input: async ({ find }) => {
      const bill = await find<Found>(
        sql`SELECT 'supplier_bills/' || id AS id FROM supplier_bill WHERE taken_back_at IS NULL ORDER BY id DESC LIMIT 100`,
      );
      return bill ? { id: bill.id, reason: 'Of another order' } : null;
    },
  },
  {
    mutation: 'proposeSupplierBankChange',
    weight: 1,
    input: async ({ find, draw }) => {
      const supplier = await find<Found>(sql`SELECT 'suppliers/' || id AS id FROM supplier`);
      const digits = (length: number) => Array.from({ length }, () => draw.between(0, 9)).join('');
      return supplier ? { supplier: supplier.id, bankSortCode: digits(6), bankAccountNumber: digits(8) } : null;
    },
  },
  {
    mutation: 'approveSupplierBankChange',
    weight: 1,
    input: async (around) => {
      const change = await bankChangeWaiting(around);
      return change ? { id: change.id, verified: 'Rang the number that we had before' } : null;
    },
  },
  {
    mutation: 'rejectSupplierBankChange',
    weight: 1,
    input: async (around) => {
      const change = await bankChangeWaiting(around);
      return change ? { id: change.id, reason: 'Nobody there knew of it' } : null;
    },
  },
];

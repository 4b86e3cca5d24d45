import { ask, nodes } from './api.ts';

export interface PurchaseOrder {
  id: string;
  reference: string;
  status: string;
  raisedAt: string;
  acknowledgedAt: string | null;
  acknowledgedBy: { person: { fullName: string } } | null;
  netPrice: { amount: number };
  supplier: { name: string };
  trainingClass: { id: string; title: string; reference: string } | null;
  items: { edges: { node: { description: string; quantity: number; netPrice: { amount: number } } }[] };
}

const fields = `id reference status raisedAt acknowledgedAt acknowledgedBy { person { fullName } } netPrice { amount }
  supplier { name } trainingClass { id title reference } items { edges { node { description quantity netPrice { amount } } } }`;

/** The first 50 purchase orders. `args` are arguments of the API: `exists: [{ acknowledgedAt: false }]`. */
export async function purchaseOrders(url: string, token: string, args = ''): Promise<PurchaseOrder[]> {
  const { purchaseOrders: found } = await ask<{ purchaseOrders: { edges: { node: PurchaseOrder }[] } }>(
    url,
    token,
    `{ purchaseOrders(first: 50${args && `, ${args}`}) { edges { node { ${fields} } } } }`,
  );
  return nodes(found);
}

/** An order that can be acknowledged. Drafts and canceled orders cannot. */
export async function pendingOrder(url: string, token: string): Promise<PurchaseOrder> {
  const pending = await purchaseOrders(url, token, 'exists: [{ acknowledgedAt: false }]');
  const order = pending.find(({ status }) => status !== 'canceled' && status !== 'draft');
  if (!order) throw new Error('The demo data has no pending purchase order left.');
  return order;
}

/** Reads the current state of an order. */
export async function purchaseOrder(url: string, token: string, id: string): Promise<PurchaseOrder> {
  const { purchaseOrder: found } = await ask<{ purchaseOrder: PurchaseOrder }>(
    url,
    token,
    `query ($id: ID!) { purchaseOrder(id: $id) { ${fields} } }`,
    { id },
  );
  return found;
}

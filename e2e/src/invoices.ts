import { ask, nodes } from './api.ts';

export interface Invoice {
  id: string;
  reference: string;
  status: string;
  type: string;
  documentDate: string;
  dueDate: string;
  age: number;
  ageing: 'lte29' | 'gte30' | null;
  gross: { amount: number };
  totalPaid: { amount: number };
  balanceDue: { amount: number };
  customer: { id: string; name: string };
  booking: { id: string; reference: string } | null;
  bookingItem: { class: { id: string; reference: string } } | null;
  lines: { edges: { node: { description: string; quantity: number; netPrice: { amount: number } } }[] };
  payments: { totalCount: number; edges: { node: { receivedAt: string; amountAsMoney: { amount: number } } }[] };
}

const fields = `id reference status type documentDate dueDate age ageing gross { amount } totalPaid { amount } balanceDue { amount }
  customer { id name } booking { id reference } bookingItem { class { id reference } }
  lines(first: 20) { edges { node { description quantity netPrice { amount } } } }
  payments { totalCount edges { node { receivedAt amountAsMoney { amount } } } }`;

/** The first 50 invoices. `args` are arguments of the API: `status: paid`. */
export async function invoices(url: string, token: string, args = ''): Promise<Invoice[]> {
  const { invoices: found } = await ask<{ invoices: { edges: { node: Invoice }[] } }>(
    url,
    token,
    `{ invoices(first: 50${args && `, ${args}`}) { edges { node { ${fields} } } } }`,
  );
  return nodes(found);
}

/** The number of invoices. */
export async function countInvoices(url: string, token: string, args = ''): Promise<number> {
  const query = `{ invoices${args && `(${args})`} { totalCount } }`;
  return (await ask<{ invoices: { totalCount: number } }>(url, token, query)).invoices.totalCount;
}

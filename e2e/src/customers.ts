import { ask, nodes } from './api.ts';

/** The fields of a customer that the list shows. */
export interface CustomerRow {
  id: string;
  reference: string;
  name: string;
  type: { name: string; value: string } | null;
  paymentTermDays: number;
  bookings: { totalCount: number };
}

/** The fields of a customer that its page shows. */
export interface CustomerPage extends CustomerRow {
  registrationNumber: string | null;
  vatNumber: string | null;
  billingAddress: { address1: string; city: string; postcode: string } | null;
  bookings: { totalCount: number; edges: { node: { id: string; reference: string; title: string } }[] };
  contacts: { edges: { node: { id: string; fullName: string; email: string | null } }[] };
}

const rowFields = 'id reference name type { name value } paymentTermDays';

/** All customers by name. */
export async function allCustomers(url: string, token: string): Promise<CustomerRow[]> {
  const { customers } = await ask<{ customers: { edges: { node: CustomerRow }[] } }>(
    url,
    token,
    `{ customers(first: 500) { edges { node { ${rowFields} bookings { totalCount } } } } }`,
  );
  return nodes(customers);
}

/** Only the tests of hostile text use this customer, so that their records do not appear in other tests. */
export const hostileCustomer = 'York Ridgefell Solicitors LLP';

/**
 * The customer with the most bookings.
 *
 * @throws Error when the demo data has no customers.
 */
export async function busiestCustomer(url: string, token: string): Promise<CustomerPage> {
  const [busiest] = (await allCustomers(url, token))
    .filter(({ name }) => name !== hostileCustomer)
    .sort((one, other) => other.bookings.totalCount - one.bookings.totalCount);
  if (!busiest) throw new Error('The demo data has no customers.');
  const { customer } = await ask<{ customer: CustomerPage }>(
    url,
    token,
    `query ($id: ID!) { customer(id: $id) { ${rowFields} registrationNumber vatNumber
      billingAddress { address1 city postcode }
      bookings(first: 5) { totalCount edges { node { id reference title } } }
      contacts(first: 100) { edges { node { id fullName email } } }
    } }`,
    { id: busiest.id },
  );
  return customer;
}

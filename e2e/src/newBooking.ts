import type { Locator } from 'playwright';
import { ask, nodes } from './api.ts';

interface Address {
  readonly address1: string;
  readonly city: string | null;
  readonly postcode: string | null;
  readonly country: string | null;
}

/** A customer with a billing address and contacts, for whom journeys can book. */
export interface CustomerToBookFor {
  readonly id: string;
  readonly name: string;
  readonly billingAddress: Address;
  readonly contacts: readonly { readonly id: string; readonly fullName: string }[];
}

/** A booking as the server has saved it after a journey. */
export interface SavedBooking {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly poNumber: string | null;
  readonly bookedAt: string;
  readonly customer: { readonly name: string };
  readonly brand: { readonly name: string };
  readonly booker: { readonly fullName: string };
  readonly biller: { readonly fullName: string };
  readonly billingAddress: Address;
  readonly contacts: readonly { readonly roles: readonly string[]; readonly fullName: string }[];
  readonly items: readonly { readonly quantity: number; readonly status: string }[];
  readonly invoices: readonly { readonly reference: string; readonly status: string }[];
  readonly notes: readonly string[];
}

/** The customers with an address and two contacts, by name. */
export async function customersToBookFor(url: string, token: string): Promise<CustomerToBookFor[]> {
  type Row = Omit<CustomerToBookFor, 'contacts' | 'billingAddress'> & {
    readonly billingAddress: Address | null;
    readonly contacts: { edges: { node: CustomerToBookFor['contacts'][number] }[] };
  };
  const { customers } = await ask<{ customers: { edges: { node: Row }[] } }>(
    url,
    token,
    `{ customers(first: 50) { edges { node {
      id name billingAddress { address1 city postcode country } contacts(first: 5) { edges { node { id fullName } } }
    } } } }`,
  );
  return nodes(customers).flatMap(({ billingAddress, contacts, ...customer }) => {
    const people = nodes(contacts);
    return billingAddress && people.length > 1 ? [{ ...customer, billingAddress, contacts: people }] : [];
  });
}

/** Reads a saved booking by the id in its URL. */
export async function savedBooking(url: string, token: string, id: string): Promise<SavedBooking> {
  type Edges<Node> = { edges: { node: Node }[] };
  type Row = Omit<SavedBooking, 'contacts' | 'items' | 'invoices' | 'notes'> & {
    bookingCustomerContacts: Edges<{ roles: string[]; customerContact: { fullName: string } }>;
    items: Edges<SavedBooking['items'][number]>;
    invoices: Edges<SavedBooking['invoices'][number]>;
    notes: Edges<{ body: string }>;
  };
  const { booking } = await ask<{ booking: Row }>(
    url,
    token,
    `query ($id: ID!) { booking(id: $id) {
      id status title poNumber bookedAt customer { name } brand { name } booker { fullName } biller { fullName }
      billingAddress { address1 city postcode country }
      bookingCustomerContacts(first: 100) { edges { node { roles customerContact { fullName } } } }
      items(first: 100) { edges { node { quantity status } } }
      invoices(first: 50) { edges { node { reference status } } }
      notes(first: 500) { edges { node { body } } }
    } }`,
    { id: `bookings/${id}` },
  );
  const { bookingCustomerContacts, items, invoices, notes, ...fields } = booking;
  return {
    ...fields,
    contacts: nodes(bookingCustomerContacts).map(({ roles, customerContact: { fullName } }) => ({ roles, fullName })),
    items: nodes(items),
    invoices: nodes(invoices),
    notes: nodes(notes).map(({ body }) => body),
  };
}

/** Types into a picker and clicks an option of its list. */
export async function pick(within: Locator, field: RegExp, typed: string, option: string | RegExp): Promise<void> {
  const picker = within.getByRole('combobox', { name: field });
  await picker.click();
  await picker.fill(typed);
  await within.getByRole('option', { name: option }).first().click();
}

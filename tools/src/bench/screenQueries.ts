import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { type Samples, thisMonth } from './samples.ts';

/** The query of a screen when it opens, with the operation from its release. */
export interface ScreenQuery {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The variables with which a list's query reads its rows, counts its rows with filters, or counts all. */
export const rowsOnly = { rows: true, filtered: false, total: false };
export const countsOnly = { rows: false, filtered: true, total: true };
const totalOnly = { rows: false, filtered: false, total: true };

/** The screens of all remotes as a person opens them, and the totals of their lists. */
export function screenQueries(samples: Samples): ScreenQuery[] {
  const { after, before } = thisMonth();
  const period = { bookedAt: [{ after, before }] };
  const week = { from: inDays(-3), until: inDays(4), schedule: true };
  const none = {
    chosenCustomer: '',
    hasCustomer: false,
    hasAccountManager: false,
    chosenBrand: '',
    hasBrand: false,
    chosenContact: '',
    hasContact: false,
  };
  const anyRequest = { chosenCreatedBy: '', hasCreatedBy: false, chosenBooking: '', hasBooking: false };
  const anyClass = { chosenTrainer: '', hasTrainer: false, chosenBrand: '', hasBrand: false };
  const anyInvoice = { chosenCustomer: '', hasCustomer: false };
  const page = { first: 50, ...rowsOnly };
  const { booking, changeRequest, customer, trainingClass, contact, emailLog, invoice, purchaseOrder, saleSignal } =
    samples;
  const { ticket, user } = samples;
  return [
    operationOf('bookings', 'BookingListPageQuery', 'bookings, this month', { ...page, ...none, ...period }),
    operationOf('bookings', 'BookingListPageQuery', 'bookings, all', { ...page, ...none }),
    operationOf('bookings', 'BookingListPageQuery', 'bookings, two words', {
      ...page,
      ...none,
      search: 'leadership calder',
    }),
    operationOf('bookings', 'BookingListPageQuery', 'bookings to be refunded', {
      ...page,
      ...none,
      toBeRefunded: true,
    }),
    operationOf('bookings', 'BookingListPageQuery', 'bookings of a contact', {
      ...page,
      ...none,
      ...{ customerContact: contact, chosenContact: contact, hasContact: true },
    }),
    operationOf('bookings', 'BookingListPageQuery', 'bookings’ totals', { ...period, ...none, ...countsOnly }),
    operationOf('bookings', 'BookingDetailPageQuery', 'a booking', { id: booking }),
    operationOf('bookings', 'ChangeRequestListPageQuery', 'change requests', {
      ...page,
      ...anyRequest,
    }),
    operationOf('bookings', 'ChangeRequestListPageQuery', 'change requests’ totals', { ...anyRequest, ...totalOnly }),
    operationOf('bookings', 'ChangeRequestDetailPageQuery', 'a change request', { id: changeRequest }),
    operationOf('bookings', 'CustomerListPageQuery', 'customers', page),
    operationOf('bookings', 'CustomerListPageQuery', 'customers’ totals', totalOnly),
    operationOf('bookings', 'CustomerDetailPageQuery', 'a customer', { id: customer }),
    operationOf('bookings', 'ContactDetailPageQuery', 'a contact', { id: contact }),
    operationOf('bookings', 'customersSearchQuery', 'the picker of customers', { search: 'cal' }),
    operationOf('bookings', 'CreatePublicItemPageQuery', 'classes to sell', {
      id: booking,
      ...page,
      from: inDays(0),
      until: inDays(90),
      chosenBrand: '',
      hasBrand: false,
    }),
    operationOf('bookings', 'TicketListPageQuery', 'tickets', { ...page, ...anyRequest }),
    operationOf('bookings', 'TicketListPageQuery', 'unfinished tickets', {
      ...page,
      ...anyRequest,
      status: ['open', 'in_progress'],
    }),
    operationOf('bookings', 'TicketListPageQuery', 'tickets’ totals', {
      ...anyRequest,
      ...countsOnly,
      status: ['closed'],
    }),
    operationOf('bookings', 'TicketDetailPageQuery', 'a ticket', { id: ticket }),
    operationOf('classes', 'ClassListPageQuery', 'this week’s classes', {
      ...page,
      first: 500,
      ...week,
      ...anyClass,
    }),
    operationOf('classes', 'ClassListPageQuery', 'the week’s totals', { ...week, ...anyClass, ...totalOnly }),
    operationOf('classes', 'ClassDetailPageQuery', 'a class', { id: trainingClass }),
    operationOf('classes', 'useClassSeatsQuery', 'a class’s seats', { id: trainingClass, shown: true }),
    operationOf('billing', 'InvoiceListPageQuery', 'invoices', { ...page, ...anyInvoice }),
    operationOf('billing', 'InvoiceListPageQuery', 'invoices’ totals', { ...anyInvoice, ...totalOnly }),
    operationOf('billing', 'InvoiceDetailPageQuery', 'an invoice', { id: invoice }),
    operationOf('billing', 'BookingInvoicesPanelQuery', 'a booking’s invoices', { booking }),
    operationOf('purchasing', 'PurchaseOrderListPageQuery', 'purchase orders', {
      ...page,
      chosenSupplier: '',
      hasSupplier: false,
    }),
    operationOf('purchasing', 'PurchaseOrderDetailPageQuery', 'a purchase order', { id: purchaseOrder }),
    operationOf('purchasing', 'ClassPurchaseOrdersPanelQuery', 'a class’s orders', { trainingClass }),
    operationOf('admin', 'EmailLogListPageQuery', 'email logs', { ...page, chosenTemplate: '', hasTemplate: false }),
    operationOf('admin', 'EmailLogDetailPageQuery', 'an email log', { id: emailLog }),
    operationOf('admin', 'SaleSignalListPageQuery', 'sale signals', {
      ...page,
      chosenAssignedTo: '',
      hasAssignedTo: false,
    }),
    operationOf('admin', 'SaleSignalDetailPageQuery', 'a sale signal', { id: saleSignal }),
    operationOf('admin', 'UserListPageQuery', 'users', page),
    operationOf('admin', 'UserDetailPageQuery', 'a user', { id: user }),
    { name: 'reference search, exact', query: REFERENCES, variables: { reference: 'BK-10482' } },
    { name: 'reference search, two words', query: REFERENCES, variables: { reference: 'leadership essentials' } },
  ];
}

const REFERENCES = /* GraphQL */ `
  query BenchReferences($reference: String!) {
    referenceSearches(reference: $reference) { edges { node { id entity reference title target } } }
  }
`;

/** Returns an operation of a remote, to ask with these variables. @throws Error when the remote's release has no such operation. */
export function operationOf(
  remote: string,
  operation: string,
  name: string,
  variables: Record<string, unknown>,
): ScreenQuery {
  const file = join(workspaceRoot, 'apps', remote, 'operations.json');
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const query = texts.find((text) => text.match(/^query (\w+)/)?.[1] === operation);
  if (query === undefined) throw new Error(`${remote} has no operation ${operation}.`);
  return { name, query, variables };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

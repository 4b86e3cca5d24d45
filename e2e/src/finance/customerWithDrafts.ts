import { ask } from '../api.ts';
import { type Invoice, invoices } from '../invoices.ts';
import { classesOnSale, newDraft, sell } from '../sales.ts';

/** A new customer of a test, and its two draft invoices. */
export interface CustomerWithDrafts {
  readonly id: string;
  readonly name: string;
  /** Two seats of £100.00 with 20 % VAT: £240.00. */
  readonly smaller: Invoice;
  /** Three of them: £360.00. */
  readonly larger: Invoice;
}

/** Creates a customer, and a confirmed booking of two classes for it, through the API. */
export async function customerWithDrafts(url: string, token: string, name: string): Promise<CustomerWithDrafts> {
  const write = (mutation: string, record: string, input: object) =>
    ask<{ written: Record<string, { id: string }> }>(
      url,
      token,
      `mutation ($input: ${mutation}Input!) { written: ${mutation}(input: $input) { ${record} { id } } }`,
      { input },
    ).then(({ written }) => written[record]?.id ?? '');
  const billingAddress = { address1: '12 Tannery Row', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' };
  const terms = { paymentTermDays: 14, onlyTaxInvoiceBillable: false };
  const customer = await write('createCustomer', 'customer', { name, billingAddress, ...terms });
  const person = { givenName: 'Maud', familyName: 'Ferrier', email: 'maud@ferrier.example' };
  const contact = await write('createCustomerContact', 'customerContact', { customer, ...person });
  const booking = await newDraft(url, token, name, { customer, booker: contact, biller: contact });
  const [first, second] = await classesOnSale(url, token, 5);
  await sell(url, token, booking.id, first?.id ?? '', 2);
  await sell(url, token, booking.id, second?.id ?? '', 3);
  await write('confirmBooking', 'booking', { id: booking.id });
  const [smaller, larger] = await invoices(url, token, `customer: "${customer}", order: [{ gross: ASC }]`);
  if (!smaller || !larger) throw new Error('The booking has no two invoices.');
  return { id: customer, name, smaller, larger };
}

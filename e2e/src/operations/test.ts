import type { Page } from 'playwright';
import type { Actor } from '../Actor.ts';
import { ask } from '../api.ts';
import { classesOnSale, newDraft, sell } from '../sales.ts';
import { expectScreen } from '../screens.ts';
import { test as base } from '../sendingMail.ts';
import type { OperationsDay, Person } from './OperationsDay.ts';

interface Fixtures {
  /** Prepares an operations day, with the mouse or by keyboard. The company has a unique name. */
  beginOperationsDay: (
    actor: (page: Page) => Actor,
    day: Pick<OperationsDay, 'withAxe' | 'company'>,
  ) => Promise<OperationsDay>;
}

/** Tests of an operations day. They have their own server, because it sends mail. */
export const test = base.extend<Fixtures>({
  beginOperationsDay: async ({ page, signIn, server, token, mailServer }, use) =>
    use(async (handOf, { company, withAxe }) => {
      const host = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
      const booker = { fullName: 'Nadia Booker', email: `nadia@${host}` };
      const biller = { fullName: 'Otto Biller', email: `otto@${host}` };
      mailServer.onRecipient = (address) =>
        address === biller.email ? { code: 550, text: '5.1.1 No such user here' } : 'take';
      const sold = await confirmedBooking(server.url, await token('manager'), { company, booker, biller });
      await signIn('admin', '/');
      await expectScreen(page, 'Classes');
      return { actor: handOf(page), withAxe, company, ...sold, booker, biller, mailServer };
    }),
});

interface Wanted extends Pick<OperationsDay, 'company'> {
  readonly booker: Person;
  readonly biller: Person;
}

/** Creates a customer with two people, and its confirmed booking of one class, through the API. */
async function confirmedBooking(
  url: string,
  token: string,
  { company: name, booker, biller }: Wanted,
): Promise<Pick<OperationsDay, 'booking' | 'sold'>> {
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
  const contact = ({ fullName, email }: Person) => {
    const [givenName, familyName] = fullName.split(' ');
    return write('createCustomerContact', 'customerContact', { customer, givenName, familyName, email });
  };
  const people = { booker: await contact(booker), biller: await contact(biller) };
  const booking = await newDraft(url, token, name, { customer, ...people });
  const sold = (await classesOnSale(url, token, 3)).at(-1);
  if (!sold) throw new Error('The demo data has too few classes on sale.');
  await sell(url, token, booking.id, sold.id, 2);
  await write('confirmBooking', 'booking', { id: booking.id });
  return { booking, sold };
}

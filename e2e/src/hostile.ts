import { hostileRichText, hostileText, shortHostileText } from '@console/harness/hostile-text';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { ask, nodes } from './api.ts';
import { hostileCustomer } from './customers.ts';
import { classesOnSale } from './sales.ts';

/** Records that belong to a test, with a hostile text in every text field. */
export interface HostileRecords {
  readonly person: HostilePerson;
  readonly details: HostileDetails;
  /** The PO number of the item and of its invoice. */
  readonly poNumber: string;
  readonly contact: string;
  readonly booking: string;
  readonly invoice: string;
}

/** Gives the text of the next field. */
type NextText = () => string;
type HostilePerson = ReturnType<typeof hostilePerson>;
type HostileDetails = ReturnType<typeof hostileDetails>;

/** The customer of these tests, and the records that their bookings refer to. */
interface HostileCustomer {
  readonly customer: string;
  /** A demo booking of the customer. */
  readonly booking: string;
  readonly refers: { readonly brand: string; readonly accountManager: string };
}

export async function readHostileCustomer(url: string, token: string): Promise<HostileCustomer> {
  type Id = { readonly id: string };
  const { customers } = await ask<{ customers: { edges: { node: Id }[] } }>(
    url,
    token,
    'query ($name: String) { customers(first: 1, search: $name) { edges { node { id } } } }',
    { name: hostileCustomer },
  );
  const [customer] = nodes(customers);
  const { bookings } = await ask<{ bookings: { edges: { node: Id & { brand: Id; accountManager: Id } }[] } }>(
    url,
    token,
    `query ($customer: ID!) { bookings(last: 1, customer: $customer) { edges { node {
      id brand { id } accountManager { id }
    } } } }`,
    { customer: customer?.id },
  );
  const [template] = nodes(bookings);
  if (!customer || !template) throw new Error(`The demo data has no bookings of ${hostileCustomer}.`);
  return {
    customer: customer.id,
    booking: template.id,
    refers: { brand: template.brand.id, accountManager: template.accountManager.id },
  };
}

/** How many bookings are created at the same time, each with a seat of the same class. */
const AT_ONCE = 4;

/** Sends a mutation and returns the id of the written record. */
export type Write = (mutation: string, record: string, input: object) => Promise<string>;

export function writer(url: string, token: string): Write {
  return async (mutation, record, input) => {
    const text = `mutation ($input: ${mutation}Input!) { ${mutation}(input: $input) { ${record} { id } } }`;
    const data = await ask<Record<string, Record<string, { id: string }>>>(url, token, text, { input });
    return data[mutation]?.[record]?.id ?? '';
  };
}

function hostileAddress(next: NextText) {
  return {
    address1: next(),
    address2: `${next()} 2`,
    address3: `${next()} 3`,
    address4: `${next()} 4`,
    city: `${next()} town`,
    region: `${next()} region`,
    postcode: '"onfocus=x a="',
    country: 'GB',
  };
}

export const hostilePerson = (next: NextText, index: number) => ({
  givenName: next(),
  familyName: next(),
  email: `hostile.${index}@calder.example`,
  mobile: shortHostileText[index % shortHostileText.length],
  telephone: shortHostileText[(index + 1) % shortHostileText.length],
  jobTitle: next(),
  roles: ['ROLE_CUSTOMER_BOOKER'],
});

export const hostileDetails = (next: NextText) => ({
  title: next(),
  poNumber: next(),
  dealRecordId: next(),
  webBookingReference: next(),
  invoiceNotes: next(),
  billingAddress: hostileAddress(next),
});

/** How often each text is stored, each time in another field. */
const FIELDS_OF_A_TEXT = 2;

/**
 * Writes a hostile text into every text field of contacts, bookings, items and their invoices, until each text is in two fields. Each
 * field is written once when the record is created and once in an update. A note holds a text as markup. The bookings are confirmed to
 * get invoices, and then canceled to release their seats.
 */
export async function storeHostileText(url: string, token: string): Promise<HostileRecords[]> {
  const { customer, refers } = await readHostileCustomer(url, token);
  const [onSale] = await classesOnSale(url, token, AT_ONCE);
  const write = writer(url, token);
  let used = 0;
  let started = 0;
  const next = () => hostileText[used++ % hostileText.length] ?? '';

  async function store(index: number): Promise<HostileRecords> {
    const person = hostilePerson(next, index);
    const details = hostileDetails(next);
    const poNumber = next();
    const contact = await write('createCustomerContact', 'customerContact', { ...person, customer });
    await write('updateCustomerContact', 'customerContact', { ...person, id: contact });
    const ofBooking = { ...details, ...refers };
    const booking = await write('createBooking', 'booking', {
      ...ofBooking,
      customer,
      booker: contact,
      biller: contact,
    });
    await write('updateBooking', 'booking', { ...ofBooking, id: booking });
    const price = { quantity: 1, unitPrice: 49_500, taxable: true, poNumber };
    const item = await write('createPublicBookingItem', 'bookingItem', { ...price, booking, class: onSale?.id });
    await write('updateBookingItem', 'bookingItem', { ...price, id: item });
    await write('createNote', 'note', { booking, body: `<p>kept</p>${hostileRichText[index]}` });
    await write('confirmBooking', 'booking', { id: booking });
    const invoice = await invoiceOf(url, token, booking);
    const { billingAddress, invoiceNotes } = details;
    await write('updateInvoice', 'invoice', { id: invoice, billingAddress, poNumber, notes: invoiceNotes });
    // Releases the seat. The next booking needs it, and other tests need it afterwards.
    await write('cancelBooking', 'booking', { id: booking });
    return { person, details, poNumber, contact, booking, invoice };
  }

  const records: HostileRecords[] = [];
  const lane = async () => {
    while (used < hostileText.length * FIELDS_OF_A_TEXT) records.push(await store(started++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return records;
}

/** A draft and its only contact, with the text in every text field. */
export async function newHostileDraft(url: string, token: string, text: string) {
  const { customer, refers } = await readHostileCustomer(url, token);
  const write = writer(url, token);
  const contact = await write('createCustomerContact', 'customerContact', {
    ...hostilePerson(() => text, 0),
    customer,
  });
  const booking = await write('createBooking', 'booking', {
    ...hostileDetails(() => text),
    ...refers,
    customer,
    booker: contact,
    biller: contact,
  });
  return { booking, contact };
}

async function invoiceOf(url: string, token: string, id: string): Promise<string> {
  const { booking } = await ask<{ booking: { invoices: { edges: { node: { id: string } }[] } } }>(
    url,
    token,
    'query ($id: ID!) { booking(id: $id) { invoices(first: 1) { edges { node { id } } } } }',
    { id },
  );
  return nodes(booking.invoices)[0]?.id ?? '';
}

/** A text as the server stores it and the screen shows it: without repeated spaces and without marks that reverse the direction. */
export const shownText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|\u202E/gu, '')
    .trim();

/** Defines `hacked()` in every frame of a page and returns its calls. The page's policy is off, so that nothing else stops a script. */
export async function watchForScripts(page: Page): Promise<() => string[]> {
  const hackedCalls: string[] = [];
  await page.exposeFunction('hacked', () => hackedCalls.push(page.url()));
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') hackedCalls.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });
  return () => hackedCalls;
}

/**
 * Elements that the console never creates, one line for each: elements that load or run something, event handlers, script URLs, and a page
 * that is wider than its window.
 */
export function foreignParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const never =
      'iframe, object, embed, base, marquee, video, audio, math, frameset, applet, foreignObject, animate, set, template';
    for (const element of document.querySelectorAll(never)) found.push(element.outerHTML.slice(0, 200));
    for (const element of document.querySelectorAll('body script, meta[http-equiv], body style, body link, img')) {
      const from = element.getAttribute('src') ?? '';
      if (!/^(?:\/(?:assets|releases|shell)\/|data:image\/)/.test(from)) found.push(element.outerHTML.slice(0, 200));
    }
    for (const link of document.body.querySelectorAll('a')) {
      const isSafeLink = /^https?:$|^mailto:$|^tel:$|^:?$/.test(link.protocol);
      const sharesOpener = link.host !== '' && link.host !== location.host && !/noopener|noreferrer/.test(link.rel);
      if (!isSafeLink || sharesOpener) found.push(link.outerHTML.slice(0, 200));
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isHandler = name.startsWith('on') || /^(?:action|formaction|xlink:href|srcdoc)$/.test(name);
        if (isHandler || (name === 'style' && /url|expression/i.test(value)))
          found.push(`${element.tagName} ${name}=${value}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`);
    return found;
  });
}

export async function expectHarmless(page: Page, hackedCalls: () => string[]): Promise<void> {
  expect(await foreignParts(page), `what does not belong into ${page.url()}`).toEqual([]);
  expect(hackedCalls(), 'the calls of hacked()').toEqual([]);
}

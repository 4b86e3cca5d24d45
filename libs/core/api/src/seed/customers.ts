import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { address, customer, note, person, user } from '../tables.ts';
import { companyAt } from './companies.ts';
import { emailPart, jobTitle, mobileNumber, type PersonName, personName, telephoneNumber } from './names.ts';
import { type AddressLines, addressIn, type Place, places } from './places.ts';

/**
 * A customer of the demo data. Every part of the demo data can compute a customer from its number, without a query.
 */
export interface SeededCustomer {
  index: number;
  id: string;
  name: string;
  domain: string;
  place: Place;
  taxable: boolean;
  createdAt: Date;
  contactCount: number;
}

export interface SeededContact extends PersonName {
  id: string;
  customerId: string;
  email: string;
}

const BATCH = 1_000;

export function customerAt(index: number, { since }: SeedContext): SeededCustomer {
  const draw = random('customer', index);
  const { name } = companyAt(index);
  const createdAt = days.addDays(since, -draw.between(20, 900));
  return {
    index,
    id: draw.id(createdAt),
    name,
    domain: `${emailPart(name.replace(/\b(Ltd|plc|LLP)\b/, ''))}.example`,
    place: draw.pick(places),
    taxable: draw.chance(0.97),
    createdAt,
    contactCount: draw.between(10, 18),
  };
}

/** The people of the first customer, whom the guide's pictures show. */
const KNOWN = [
  ['Amelia', 'Hughes'],
  ['Martin', 'Shackleton'],
  ['Idris', 'Khan'],
  ['Megan', 'Llewellyn'],
];

/** Contact 0 books, contact 1 pays, and the others attend the courses (some of them book too). */
export function contactAt(customer: SeededCustomer, index: number): SeededContact {
  const draw = random('contact', customer.index, index);
  const [givenName, familyName] = customer.index === 0 ? (KNOWN[index] ?? []) : [];
  const name = givenName && familyName ? { givenName, familyName } : personName(draw);
  return {
    ...name,
    id: draw.id(days.addDays(customer.createdAt, index)),
    customerId: customer.id,
    email: `${emailPart(name.givenName)}.${emailPart(name.familyName)}@${customer.domain}`,
  };
}

export function billingAddressOf(customer: SeededCustomer): AddressLines {
  const draw = random('billing address', customer.index);
  return addressIn(customer.place, draw, {
    firstLines: [customer.name, ...(draw.chance(0.6) ? ['Accounts Payable'] : [])],
  });
}

/** The booker of every sixth customer has a sign-in to the booking site and raises tickets there. */
export function bookerUserIdOf(customer: SeededCustomer): string | null {
  return customer.index % 6 === 0 ? random('customer user', customer.index).id(customer.createdAt) : null;
}

/** Creates customers with billing addresses, contacts and notes. */
export async function seedCustomers(context: SeedContext, count: number, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => customerAt(from + at, context));
    const rows = batch.map((one) => customerRows(one, userIds));
    await insertRows(
      context.tx,
      address,
      rows.map((row) => row.address),
    );
    await insertRows(
      context.tx,
      customer,
      rows.map((row) => row.customer),
    );
    await insertRows(
      context.tx,
      person,
      rows.flatMap((row) => row.people),
    );
    await insertRows(
      context.tx,
      user,
      rows.flatMap((row) => row.users),
    );
    await insertRows(
      context.tx,
      note,
      rows.flatMap((row) => row.notes),
    );
  }
}

const NOTES = [
  '<p>Prefers <strong>one invoice per item</strong>, sent to accounts payable.</p>',
  '<p>New framework rate agreed for this year. Travel capped at £85.00 a day.</p>',
  '<p>Always asks for a PO number before we confirm.</p>',
  '<p>Renewal conversation due in spring. Ask about the leadership programme.</p>',
  '<p>Site visits need photo identification and a parking request two days ahead.</p>',
];

function customerRows(one: SeededCustomer, userIds: readonly string[]) {
  const draw = random('customer rows', one.index);
  const { type } = companyAt(one.index);
  const made = {
    createdBy: draw.pick(userIds),
    createdAt: one.createdAt,
    updatedBy: draw.pick(userIds),
    updatedAt: one.createdAt,
  };
  const addressRow = { id: draw.id(one.createdAt), ...billingAddressOf(one), ...made };
  return {
    address: addressRow,
    customer: {
      id: one.id,
      number: 3001 + one.index,
      name: one.name,
      type,
      registrationNumber: draw.chance(0.8) ? draw.digits(8) : null,
      vatNumber: draw.chance(0.7) ? `GB ${draw.digits(3)} ${draw.digits(4)} ${draw.digits(2)}` : null,
      website: draw.chance(0.85) ? `https://${one.domain}` : null,
      paymentTermDays: draw.pick([14, 30, 30, 30, 45, 60]),
      onlyTaxInvoiceBillable: draw.chance(0.15),
      preferredPaymentMethod: draw.pick(['bank_transfer', 'bank_transfer', 'credit_card'] as const),
      billingAddressId: addressRow.id,
      ...made,
    },
    people: Array.from({ length: one.contactCount }, (_, index) => personRow(one, index, made)),
    users: userRows(one, made),
    notes: NOTES.filter(() => draw.chance(0.12)).map((body) => {
      const at = days.addDays(one.createdAt, draw.between(0, 20));
      return { id: draw.id(at), body, customerId: one.id, ...made, createdAt: at, updatedAt: at };
    }),
  };
}

function userRows(one: SeededCustomer, made: object): (typeof user.$inferInsert)[] {
  const id = bookerUserIdOf(one);
  return id ? [{ ...made, id, personId: contactAt(one, 0).id, roles: ['ROLE_CUSTOMER_BOOKER'] }] : [];
}

function personRow(one: SeededCustomer, index: number, made: object): typeof person.$inferInsert {
  const { id, givenName, familyName, email, customerId } = contactAt(one, index);
  const draw = random('person', one.index, index);
  const createdAt = days.addDays(one.createdAt, index);
  return {
    ...made,
    id,
    kind: 'customer',
    customerId,
    givenName,
    familyName,
    email,
    mobile: draw.chance(0.6) ? mobileNumber(draw) : null,
    telephone: draw.chance(0.4) ? telephoneNumber(draw) : null,
    jobTitle: index === 1 ? 'Accounts payable' : draw.chance(0.8) ? jobTitle(draw) : null,
    roles: index === 0 ? ['ROLE_CUSTOMER_BOOKER'] : index === 1 ? ['ROLE_CUSTOMER_BILLER'] : ['ROLE_CUSTOMER_ATTENDEE'],
    createdAt,
    updatedAt: createdAt,
  };
}

import { invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import { type ContactRole, createBookingInput } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { Customer, CustomerContact, copyAddress, writeAddress } from '@console/core-api';
import { accountManagerOf } from './accountManager.ts';
import { bookedOn } from './bookedOn.ts';
import { giveRoles } from './contactsOfBooking.ts';
import { Booking } from './nodes.ts';

mutationField('createBooking', {
  description:
    'Creates a draft for a customer, with booker and biller. Without a billing address it gets a copy of the customer’s.',
  rule: staff,
  input: createBookingInput,
  describe: {
    bookedAt: 'A day, YYYY-MM-DD. Without it the booking is dated now.',
    billingAddress: "None is a copy of the customer's.",
  },
  changes: Booking,
  write: async (writing, { customer: customerIri, brand, accountManager, bookedAt, booker, biller, ...given }) => {
    const { billingAddress, ...words } = given;
    const customer = await writing.refer(Customer, customerIri, 'customer');
    const rolesOf = new Map<string, ContactRole[]>();
    for (const [role, iri] of [['booker', booker] as const, ['biller', biller] as const]) {
      const personId = await contactOf(writing, customer, iri, role);
      rolesOf.set(personId, [...(rolesOf.get(personId) ?? []), role]);
    }
    const booking = await writing.insert(Booking, {
      ...words,
      customerId: customer.id,
      brandId: (await writing.refer(Brand, brand, 'brand')).id,
      accountManagerId: await accountManagerOf(writing, accountManager),
      bookedAt: bookedOn(bookedAt, writing.now),
      billingAddressId: billingAddress
        ? await writeAddress(writing, billingAddress)
        : await copyAddress(writing, customer.billingAddressId),
    });
    for (const [personId, roles] of rolesOf) await giveRoles(writing, booking, personId, roles);
    return booking;
  },
});

/** @throws a violation when the contact belongs to another customer. */
async function contactOf(writing: Writing, customer: { id: string }, iri: string, path: ContactRole): Promise<string> {
  const { id, customerId } = await writing.refer(CustomerContact, iri, path);
  if (customerId === customer.id) return id;
  const label = path === 'booker' ? 'Booker' : 'Billing contact';
  throw invalidInput({ path, message: `${label} must be a contact of the customer` });
}

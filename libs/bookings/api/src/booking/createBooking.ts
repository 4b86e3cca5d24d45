import { invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import { type ContactRole, createBookingInput } from '@console/bookings-contracts';
import { Brand, TrainingClass } from '@console/classes-api';
import { Customer, CustomerContact, copyAddress, writeAddress } from '@console/core-api';
import { giveRoles } from '../booking-contact/contactsOfBooking.ts';
import { addPublicItem, type RefusedPart } from '../booking-item/addPublicItem.ts';
import { makeMove } from '../booking-move/makeMove.ts';
import { Booking } from '../nodes.ts';
import { accountManagerOf } from './accountManager.ts';
import { bookedOn } from './bookedOn.ts';

mutationField('createBooking', {
  description:
    'Creates a booking for a customer, with booker and biller, and with its first seats when a class is given: a draft, or a confirmed booking. All of it, or nothing.',
  rule: staff,
  input: createBookingInput,
  describe: {
    seats: 'Seats in a public class, which are reserved at once.',
    confirm: 'Whether the booking is confirmed at once. It then needs seats and a billing address.',
    bookedAt: 'A day, YYYY-MM-DD. Without it the booking is dated now.',
    billingAddress: "None is a copy of the customer's.",
  },
  changes: Booking,
  write: async (writing, { customer: customerIri, brand, accountManager, bookedAt, booker, biller, ...given }) => {
    const { billingAddress, seats, confirm, ...words } = given;
    // The class is locked before the booking exists (0036).
    const held = seats && (await writing.hold(TrainingClass, seats.class, 'seats.class'));
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
    if (seats && held) {
      const { class: _class, ...price } = seats;
      await addPublicItem(writing, booking, held, price, refuseAtField);
    }
    return confirm ? makeMove(writing, booking, 'confirm') : booking;
  },
});

/** Shows a refusal at its field of the form, which keeps everything else that was typed. */
function refuseAtField(part: RefusedPart, message: string | null): void {
  if (message !== null) throw invalidInput({ path: `seats.${part}`, message });
}

/** @throws a violation when the contact belongs to another customer. */
async function contactOf(writing: Writing, customer: { id: string }, iri: string, path: ContactRole): Promise<string> {
  const { id, customerId } = await writing.refer(CustomerContact, iri, path);
  if (customerId === customer.id) return id;
  const label = path === 'booker' ? 'Booker' : 'Billing contact';
  throw invalidInput({ path, message: `${label} must be a contact of the customer` });
}

import { invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import { createTellingInput } from '@console/bookings-contracts';
import { Attendee, tables } from '@console/classes-api';
import { CustomerContact } from '@console/core-api';
import { and, eq } from 'drizzle-orm';
import { Booking, Telling } from '../nodes.ts';
import { bookingItem } from '../tables.ts';
import { isOfSamePerson, tellingsThatCount } from './tellingsThatCount.ts';
import { touchClasses } from './touchClasses.ts';

mutationField('createTelling', {
  description:
    'Records that a contact or a delegate of a booking was told of its cancellation or postponement, by the viewer and now. When somebody has recorded it since the last change, returns that record.',
  rule: staff,
  input: createTellingInput,
  describe: {
    customerContact: 'The contact who was told. Absent for a delegate without a contact.',
    attendee: 'The delegate who was told. A delegate with a contact is told as that contact.',
  },
  changes: Telling,
  write: async (writing, { booking: iri, customerContact, attendee }) => {
    // So two people who tick at the same time make one telling.
    const booking = await writing.hold(Booking, iri, 'booking');
    const whom = attendee
      ? await delegateOf(writing, attendee, booking.id)
      : await contactOf(writing, customerContact ?? '', booking.customerId);
    const told = await tellingsThatCount(writing.tx, [booking.id]);
    const before = told.find((one) => isOfSamePerson(one, whom));
    if (before) return before;
    await touchClasses(writing, booking.id);
    return writing.insert(Telling, { bookingId: booking.id, ...whom });
  },
});

/** Whom a telling names: a contact, or a delegate without one. */
interface Whom {
  readonly personId: string | null;
  readonly attendeeId: string | null;
}

async function contactOf(writing: Writing, iri: string, customerId: string): Promise<Whom> {
  const person = await writing.refer(CustomerContact, iri, 'customerContact');
  if (person.customerId === customerId) return { personId: person.id, attendeeId: null };
  throw invalidInput({ path: 'customerContact', message: 'Contact must be one of the booking’s customer' });
}

async function delegateOf(writing: Writing, iri: string, bookingId: string): Promise<Whom> {
  const { id, reservationId, personId } = await writing.refer(Attendee, iri, 'attendee');
  const { trainingSeatReservation: reservation } = tables;
  const [item] = await writing.tx
    .select({ id: bookingItem.id })
    .from(bookingItem)
    .innerJoin(reservation, eq(reservation.bookingItemId, bookingItem.id))
    .where(and(eq(reservation.id, reservationId), eq(bookingItem.bookingId, bookingId)));
  if (item) return personId === null ? { personId, attendeeId: id } : { personId, attendeeId: null };
  throw invalidInput({ path: 'attendee', message: 'Attendee must be one of the booking' });
}

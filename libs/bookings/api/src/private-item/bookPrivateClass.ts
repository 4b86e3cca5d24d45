import { mutationField, staff, type Writing } from '@console/api-kit';
import { bookPrivateClassInput, whyNotBookClass } from '@console/bookings-contracts';
import { TrainingClass } from '@console/classes-api';
import { and, eq, ne } from 'drizzle-orm';
import { Booking, BookingItem } from '../nodes.ts';
import { bookingItem, booking as bookings } from '../tables.ts';
import { addPrivateItem } from './addPrivateItem.ts';
import { itemFieldTexts } from './itemFieldTexts.ts';

mutationField('bookPrivateClass', {
  description: 'Adds a private class of the customer that no booking holds to a booking, with all its places.',
  rule: staff,
  input: bookPrivateClassInput,
  describe: itemFieldTexts,
  changes: BookingItem,
  write: async (writing, { booking: bookingIri, class: classIri, ...price }) => {
    const held = await writing.hold(TrainingClass, classIri, 'class');
    const booking = await writing.hold(Booking, bookingIri, 'booking');
    const facts = {
      ...held,
      public: held.publicScheduleId !== null,
      ofCustomer: held.customerId === booking.customerId,
      heldBy: await holderOf(writing, held.id),
    };
    writing.refuseIf(whyNotBookClass(facts, writing.now));
    return addPrivateItem(writing, { booking, held, price });
  },
});

/** The reference of the booking that holds a class. Null when none does. The class must be locked. */
async function holderOf({ tx }: Writing, classId: string): Promise<string | null> {
  const [holder] = await tx
    .select({ ref: bookings.ref })
    .from(bookingItem)
    .innerJoin(bookings, eq(bookings.id, bookingItem.bookingId))
    .where(and(eq(bookingItem.classId, classId), ne(bookingItem.status, 'canceled')))
    .limit(1);
  return holder?.ref ?? null;
}

import { invalidInput, mutationField, staff, ulidOf, type Writing } from '@console/api-kit';
import { createPrivateBookingItemInput } from '@console/bookings-contracts';
import { classFieldTexts, makeClass } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { Booking, BookingItem } from '../nodes.ts';
import { booking as bookings } from '../tables.ts';
import { addPrivateItem } from './addPrivateItem.ts';
import { itemFieldTexts } from './itemFieldTexts.ts';

mutationField('createPrivateBookingItem', {
  description:
    'Adds a private class to a booking. The class is made with its sessions, belongs to the customer of the booking, and all its places are reserved at once, also for a draft.',
  rule: staff,
  input: createPrivateBookingItemInput,
  describe: { ...classFieldTexts, ...itemFieldTexts },
  changes: BookingItem,
  write: async (writing, { booking: iri, ...input }) => {
    const { quantity, unitPrice, taxable, taxRatePercent, poNumber, trainerDayRate, trainerTravel, ...toHold } = input;
    const price = { quantity, unitPrice, taxable, taxRatePercent, poNumber, trainerDayRate, trainerTravel };
    const customerId = await customerOf(writing, iri);
    // The trainer is locked before the booking, as by a class that moves.
    const owner = { isPublic: false, customerId, purchaseOrderReference: poNumber };
    const { class: held } = await makeClass(writing, toHold, owner);
    return addPrivateItem(writing, { booking: await writing.hold(Booking, iri, 'booking'), held, price });
  },
});

/** The customer of a booking never changes, so it can be read before the booking is locked. */
async function customerOf({ tx }: Writing, iri: string): Promise<string> {
  const id = ulidOf(Booking.prefix, iri) ?? '';
  const [found] = await tx.select({ customerId: bookings.customerId }).from(bookings).where(eq(bookings.id, id));
  if (!found) throw invalidInput({ path: 'booking', message: 'This booking no longer exists.' });
  return found.customerId;
}

import { mutationField, staff } from '@console/api-kit';
import { bookingToWrite, whyNotDeleteBooking } from '@console/bookings-contracts';
import { keepLeavingDelegates } from '@console/classes-api';
import { removeAddress } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { discussionsOf } from '../booking-item/discussedIn.ts';
import { lockRecordedOn } from '../booking-item/recordedOn.ts';
import { bookingDeleting, bookingItemChanging } from '../bookingEffects.ts';
import { withFormerDelegates } from '../delegate/formerDelegates.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { bookingItem } from '../tables.ts';

mutationField('deleteBooking', {
  description: 'Deletes a draft with its items, contacts and notes. Its seats are free at once.',
  rule: staff,
  input: bookingToWrite,
  deletes: Booking,
  write: async (writing, input) => {
    const booking = await writing.lock(Booking, input, 'update');
    const { status } = booking;
    const discussions = await discussionsOf(writing.tx, 'booking', [booking.id]);
    const hasFormerDelegates = (await withFormerDelegates(writing.tx, [booking.id])).has(booking.id);
    writing.refuseIf(whyNotDeleteBooking({ status, discussedIn: discussions.get(booking.id), hasFormerDelegates }));
    await writing.announce(bookingDeleting, { booking });
    const items = await writing.tx.select().from(bookingItem).where(eq(bookingItem.bookingId, booking.id));
    writing.refuseIf(whyNotDeleteBooking({ status, ...(await lockRecordedOn(writing, items, 'update')) }));
    await keepLeavingDelegates(writing, items);
    for (const item of items) {
      await writing.announce(bookingItemChanging, { item, to: 'delete' });
      // The database deletes the items with their booking. Nothing else announces that their seats are free again.
      writing.touchRow(BookingItem, item);
    }
    await writing.remove(Booking, booking);
    await removeAddress(writing, booking.billingAddressId);
    return booking;
  },
});

import { mutationField, staff } from '@console/api-kit';
import {
  createPublicBookingItemInput,
  grossOf,
  whyBookingTooExpensive,
  whyNotAddItem,
} from '@console/bookings-contracts';
import { freePlacesOf, reserveSeats, TrainingClass } from '@console/classes-api';
import { whyNotSeats, whyNotSell } from '@console/classes-contracts';
import { bookingsConfirmed } from './bookingEffects.ts';
import { Booking, BookingItem } from './nodes.ts';

mutationField('createPublicBookingItem', {
  description: 'Adds seats in a public class to a booking and reserves the lowest free ones at once, also in a draft.',
  rule: staff,
  input: createPublicBookingItemInput,
  describe: { taxRatePercent: 'Null means 20.' },
  changes: BookingItem,
  write: async (writing, { booking: bookingIri, class: classIri, ...price }) => {
    const held = await writing.hold(TrainingClass, classIri, 'class');
    const booking = await writing.hold(Booking, bookingIri, 'booking');
    writing.refuseIf(whyNotAddItem(booking));
    writing.refuseIf(whyBookingTooExpensive(booking.gross + grossOf(price)));
    writing.refuseIf(whyNotSell({ ...held, public: held.publicScheduleId !== null }, writing.now));
    const free = await freePlacesOf(writing, held);
    writing.refuseIf(whyNotSeats(free.length, price.quantity));
    const item = await writing.insert(BookingItem, {
      ...price,
      bookingId: booking.id,
      type: 'public',
      title: held.title,
      status: booking.status,
      classId: held.id,
    });
    await reserveSeats(writing, item, free.slice(0, price.quantity));
    if (item.status === 'confirmed') await writing.announce(bookingsConfirmed, [{ booking, items: [item] }]);
    return item;
  },
});

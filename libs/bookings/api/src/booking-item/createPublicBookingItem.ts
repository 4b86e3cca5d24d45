import { mutationField, staff } from '@console/api-kit';
import { createPublicBookingItemInput } from '@console/bookings-contracts';
import { TrainingClass } from '@console/classes-api';
import { bookingsConfirmed } from '../bookingEffects.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { addPublicItem } from './addPublicItem.ts';

mutationField('createPublicBookingItem', {
  description: 'Adds seats in a public class to a booking and reserves the lowest free ones at once, also in a draft.',
  rule: staff,
  input: createPublicBookingItemInput,
  describe: { taxRatePercent: 'Null means 20.' },
  changes: BookingItem,
  write: async (writing, { booking: bookingIri, class: classIri, ...price }) => {
    const held = await writing.hold(TrainingClass, classIri, 'class');
    const booking = await writing.hold(Booking, bookingIri, 'booking');
    const item = await addPublicItem(writing, booking, held, price, (_part, reason) => writing.refuseIf(reason));
    if (item.status === 'confirmed') await writing.announce(bookingsConfirmed, [{ booking, items: [item] }]);
    return item;
  },
});

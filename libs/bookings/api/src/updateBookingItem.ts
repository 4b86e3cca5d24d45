import { givenIn, mutationField, recordSeen, staff } from '@console/api-kit';
import { grossOf, updateBookingItemInput, whyNotChangeItem, whyTooDear } from '@console/bookings-contracts';
import { bookingItemChanging } from './bookingEffects.ts';
import { priceFields } from './inputFields.ts';
import { lockInClass } from './lockInClass.ts';
import { moveSeats } from './moveSeats.ts';
import { BookingItem } from './nodes.ts';

mutationField('updateBookingItem', {
  description:
    'Changes what the price of an item is made of. More seats of a public class are reserved, fewer given back.',
  rule: staff,
  check: updateBookingItemInput,
  input: (t) => ({ ...recordSeen(t), ...priceFields(t) }),
  changes: BookingItem,
  write: async (writing, { id, version, ...price }, given) => {
    const { class: held, booking, row: item } = await lockInClass(writing, { id, version });
    writing.refuseIf(whyNotChangeItem(item));
    await writing.announce(bookingItemChanging, { item, to: 'change' });
    const changes = givenIn(price, given);
    writing.refuseIf(whyTooDear(booking.gross - item.gross + grossOf({ ...item, ...changes })));
    const changed = await writing.update(BookingItem, item, changes);
    await moveSeats(writing, changed, item.quantity, held);
    return changed;
  },
});

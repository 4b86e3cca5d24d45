import { mutationField, staff } from '@console/api-kit';
import { deleteBookingItemInput, whyNotDeleteItem } from '@console/bookings-contracts';
import { bookingItemChanging } from './bookingEffects.ts';
import { lockInBooking } from './lockInBooking.ts';
import { BookingItem } from './nodes.ts';
import { whyNotDeleteAttended, whyNotDeleteDiscussed } from './whyNotDelete.ts';

mutationField('deleteBookingItem', {
  description: 'Deletes an item of a draft. Its seats are free at once.',
  rule: staff,
  input: deleteBookingItemInput,
  deletes: BookingItem,
  write: async (writing, input) => {
    const { row: item } = await lockInBooking(writing, BookingItem, input);
    writing.refuseIf(whyNotDeleteItem(item));
    writing.refuseIf(await whyNotDeleteAttended(writing, 'item', [item]));
    writing.refuseIf(await whyNotDeleteDiscussed(writing, 'item', item.id));
    await writing.announce(bookingItemChanging, { item, to: 'delete' });
    await writing.remove(BookingItem, item);
    return item;
  },
});

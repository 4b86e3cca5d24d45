import { mutationField, staff } from '@console/api-kit';
import { deleteBookingItemInput, whyNotDeleteItem } from '@console/bookings-contracts';
import { keepLeavingDelegates } from '@console/classes-api';
import { bookingItemChanging } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import { discussionsOf } from './discussedIn.ts';
import { keepItem } from './keepItem.ts';
import { lockInBooking } from './lockInBooking.ts';
import { lockRecordedOn } from './recordedOn.ts';

mutationField('deleteBookingItem', {
  description: 'Deletes an item of a draft. Its seats are free at once.',
  rule: staff,
  input: deleteBookingItemInput,
  deletes: BookingItem,
  write: async (writing, input) => {
    const { booking, row: item } = await lockInBooking(writing, BookingItem, input, 'update');
    const { id, status } = item;
    const recorded = await lockRecordedOn(writing, [item], 'update');
    const discussions = await discussionsOf(writing.tx, 'item', [id]);
    writing.refuseIf(whyNotDeleteItem({ status, ...recorded, discussedIn: discussions.get(id) }));
    await keepLeavingDelegates(writing, [item]);
    await writing.announce(bookingItemChanging, { item, to: 'delete' });
    keepItem(writing, booking, item, null);
    await writing.remove(BookingItem, item);
    return item;
  },
});

import { mutationField, staff } from '@console/api-kit';
import { cancelBookingItemInput, whyNotMoveItem } from '@console/bookings-contracts';
import { keepLeavingDelegates } from '@console/classes-api';
import { lockInBooking } from '../booking-item/lockInBooking.ts';
import { lockRecordedOn } from '../booking-item/recordedOn.ts';
import { carryOut } from '../follow/followClassMove.ts';
import { BookingItem } from '../nodes.ts';
import { followOfItem } from './followOfItem.ts';

mutationField('cancelBookingItem', {
  description:
    'Cancels one item of a booking and frees its seats. When nothing else is left of the booking, the booking is canceled with it.',
  rule: staff,
  input: cancelBookingItemInput,
  changes: BookingItem,
  write: async (writing, { reason, ...input }) => {
    writing.explain(reason);
    const { row: item } = await lockInBooking(writing, BookingItem, input);
    const recorded = await lockRecordedOn(writing, [item]);
    writing.refuseIf(whyNotMoveItem('cancel', { ...item, ...recorded }));
    const following = await followOfItem(writing.tx, item);
    await keepLeavingDelegates(writing, [item]);
    const [canceled] = await carryOut(writing, [following]);
    if (!canceled) throw new Error(`The item ${item.id} was locked, but was not canceled.`);
    return canceled;
  },
});

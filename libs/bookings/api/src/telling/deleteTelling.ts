import { mutationField, staff } from '@console/api-kit';
import { deleteTellingInput } from '@console/bookings-contracts';
import { lockInBooking } from '../booking-item/lockInBooking.ts';
import { Telling } from '../nodes.ts';
import { isOfSamePerson, tellingsThatCount } from './tellingsThatCount.ts';
import { touchClasses } from './touchClasses.ts';

mutationField('deleteTelling', {
  description: 'Takes back that somebody was told of a cancellation or postponement.',
  rule: staff,
  input: deleteTellingInput,
  deletes: Telling,
  write: async (writing, input) => {
    const { row: telling } = await lockInBooking(writing, Telling, input, 'update');
    const counting = await tellingsThatCount(writing.tx, [telling.bookingId]);
    await touchClasses(writing, telling.bookingId);
    await writing.remove(Telling, telling);
    // When a cancellation is taken back, the tellings of the change before it count again.
    for (const { id } of counting.filter((one) => isOfSamePerson(one, telling) && one.id !== telling.id)) {
      await writing.remove(Telling, await writing.lockRow(Telling, id, 'update'));
    }
    return telling;
  },
});

import { mutationField, staff } from '@console/api-kit';
import { deleteTellingInput } from '@console/bookings-contracts';
import { Telling } from '../nodes.ts';
import { touchClasses } from './touchClasses.ts';

mutationField('deleteTelling', {
  description: 'Takes back that somebody was told of a cancellation or postponement.',
  rule: staff,
  input: deleteTellingInput,
  deletes: Telling,
  write: async (writing, input) => {
    const telling = await writing.lock(Telling, input);
    await touchClasses(writing, telling.bookingId);
    await writing.remove(Telling, telling);
    return telling;
  },
});

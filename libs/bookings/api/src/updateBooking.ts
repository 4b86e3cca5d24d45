import { givenIn, mutationField, recordSeen, staff } from '@console/api-kit';
import { updateBookingInput, whyNotChangeBooking } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { writeAddress } from '@console/core-api';
import { accountManagerOf } from './accountManager.ts';
import { bookedOn } from './bookedOn.ts';
import { bookingFields } from './inputFields.ts';
import { Booking } from './nodes.ts';

mutationField('updateBooking', {
  description: 'Changes what a booking says of itself; what the input leaves out stays.',
  rule: staff,
  check: updateBookingInput,
  input: (t) => ({ ...recordSeen(t), ...bookingFields(t) }),
  changes: Booking,
  write: async (writing, { id, version, brand, accountManager, bookedAt, billingAddress, ...words }, given) => {
    const booking = await writing.lock(Booking, { id, version });
    writing.refuseIf(whyNotChangeBooking(booking));
    const known = booking.billingAddressId;
    return writing.update(Booking, booking, {
      ...givenIn(words, given),
      brandId: (await writing.refer(Brand, brand, 'brand')).id,
      accountManagerId: await accountManagerOf(writing, accountManager, booking.accountManagerId),
      bookedAt: bookedOn(bookedAt, booking.bookedAt),
      billingAddressId: billingAddress ? await writeAddress(writing, billingAddress, known) : known,
    });
  },
});

import type { RowChanges, RowOf, Writing } from '@console/api-kit';
import { changeKeptAddress } from '@console/core-api';
import type { AddressValues } from '@console/rules';
import { bookingChanged } from '../bookingEffects.ts';
import { Booking } from '../nodes.ts';
import type { booking } from '../tables.ts';

type BookingRow = RowOf<typeof booking>;

/** Writes what an edit changes in a locked booking. An absent address stays. The history keeps the address as one line. */
export async function writeBooking(
  writing: Writing,
  row: BookingRow,
  billingAddress: AddressValues | null | undefined,
  changes: RowChanges<BookingRow> = {},
): Promise<BookingRow> {
  const part = { type: Booking, part: 'billingAddress' };
  const booking = await changeKeptAddress(writing, part, billingAddress, row.billingAddressId, (billingAddressId) =>
    writing.update(Booking, row, { ...changes, billingAddressId }),
  );
  await writing.announce(bookingChanged, { before: row, booking, billingAddress: billingAddress ?? undefined });
  return booking;
}

import { onEffect } from '@console/api-kit';
import { customerRenaming } from '@console/core-api';
import { asc, eq } from 'drizzle-orm';
import { booking } from './tables.ts';

onEffect(customerRenaming, async ({ tx }, { id }) => {
  const bookings = tx
    .select({ id: booking.id })
    .from(booking)
    .where(eq(booking.customerId, id))
    .orderBy(asc(booking.id));
  await bookings.for('no key update');
});

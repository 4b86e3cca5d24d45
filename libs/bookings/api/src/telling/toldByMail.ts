import { onEffect, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { defineMailGroup, type MailAbout, mailSent } from '@console/core-api';
import { emailKey } from '@console/format';
import { Booking, Telling } from '../nodes.ts';
import { type PersonToTell, peopleToTell } from './peopleToTell.ts';
import { touchClasses } from './touchClasses.ts';

/** Returns whom to tell about a booking or a class. Nobody about other records. */
async function toTellOf(queries: Queries, { resource, id }: MailAbout): Promise<readonly PersonToTell[]> {
  if (resource !== 'booking' && resource !== 'training_class') return [];
  const about = resource === 'booking' ? { bookings: [id] } : { classes: [id] };
  return (await peopleToTell(queries, about)).get(id) ?? [];
}

for (const resource of ['booking', 'training_class'] as const) {
  defineMailGroup(resource, {
    label: 'People to tell',
    people: async (queries, id) =>
      (await toTellOf(queries, { resource, id })).flatMap(({ fullName: name, email, telling }) =>
        email === null || telling !== null ? [] : [{ name, email }],
      ),
  });
}

// Whoever gets a mail about a canceled or postponed booking or class has been told of it.
onEffect(mailSent, async (writing, { about, to }) => {
  const keys = new Set(to.map(emailKey));
  const reached = async () =>
    (await toTellOf(writing.tx, about)).filter(
      ({ email, telling }) => telling === null && keys.has(emailKey(email ?? '')),
    );
  const bookings = new Set((await reached()).map(({ booking }) => booking.id));
  for (const bookingId of [...bookings].toSorted()) {
    // So a tick at the same time makes one telling.
    await writing.hold(Booking, toIri(Booking.prefix, bookingId), 'record');
    await touchClasses(writing, bookingId);
  }
  const told = bookings.size > 0 ? await reached() : [];
  await writing.insertAll(
    Telling,
    told.map(({ booking, contact, attendee }) => ({
      bookingId: booking.id,
      personId: contact?.id ?? null,
      attendeeId: attendee?.id ?? null,
    })),
  );
});

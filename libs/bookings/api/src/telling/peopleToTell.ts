import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { ContactRole } from '@console/bookings-contracts';
import { tables as classes, releasedByCancellation } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { booking, bookingContact, bookingItem, type telling } from '../tables.ts';
import { isOfSamePerson, tellingsThatCount } from './tellingsThatCount.ts';

const { attendee, trainingClass, trainingSeatReservation: reservation } = classes;
const { person } = core;

type BookingRow = RowOf<typeof booking>;
type Attendee = RowOf<typeof attendee>;

/** Somebody who has to hear that a booking, or a class of it, is canceled or postponed. */
export interface PersonToTell {
  readonly booking: BookingRow;
  /** The person's contact. Null for a delegate without one. */
  readonly contact: RowOf<typeof person> | null;
  /** The delegate without a contact. Null for everybody who has one. */
  readonly attendee: Attendee | null;
  readonly fullName: string;
  readonly email: string | null;
  /** The roles in the booking. Empty for a delegate. */
  readonly roles: readonly ContactRole[];
  /** The seats that the person has, or had until they were canceled. */
  readonly seats: readonly RowOf<typeof reservation>[];
  /** The record that the person was told, since the last cancellation or postponement. */
  readonly telling: RowOf<typeof telling> | null;
}

/** What people are told about: bookings or classes, by their ULIDs. */
export type ToldAbout = { readonly bookings: readonly string[] } | { readonly classes: readonly string[] };

/**
 * Returns whom to tell about canceled or postponed bookings or classes, by the ULID of the booking or class: the bookers and
 * billers first, then the delegates in the order of their seats. A person with several roles is named once for each booking.
 */
export async function peopleToTell(queries: Queries, about: ToldAbout): Promise<Map<string, PersonToTell[]>> {
  const seats = await seatsToTell(queries, about);
  const concerned = 'bookings' in about ? await concernedBookings(queries, about.bookings) : bookingsOf(seats);
  const ids = [...new Set([...concerned.values()].flat())];
  if (ids.length === 0) return new Map();
  const bookings = await queries.select().from(booking).where(inArray(booking.id, ids));
  const contacts = await queries
    .select({ of: bookingContact.bookingId, roles: bookingContact.roles, person })
    .from(bookingContact)
    .innerJoin(person, eq(person.id, bookingContact.personId))
    .where(inArray(bookingContact.bookingId, ids))
    .orderBy(
      sql`(${bookingContact.roles} @> ARRAY['booker']) DESC`,
      asc(bookingContact.createdAt),
      asc(bookingContact.id),
    );
  const told = await tellingsThatCount(queries, ids);
  const known = new Map(bookings.map((one) => [one.id, one]));
  return new Map(
    [...concerned].map(([key, bookingIds]) => [
      key,
      bookingIds.flatMap((id) => {
        const of = known.get(id);
        if (!of) return [];
        return people(of, {
          contacts: contacts.filter((one) => one.of === id),
          seats: seats.filter((one) => one.key === key && one.booking === id),
          told: told.filter((one) => one.bookingId === id),
        });
      }),
    ]),
  );
}

interface SeatToTell {
  /** The ULID of the booking or class that was asked about. */
  readonly key: string;
  readonly booking: string;
  readonly seat: RowOf<typeof reservation>;
  /** Null for a seat without a delegate. Its booking is concerned nevertheless. */
  readonly attendee: Attendee | null;
  readonly person: RowOf<typeof person> | null;
}

/** The seats of canceled items and postponed classes. Of a canceled class: those that it had when it was canceled. */
function seatsToTell(queries: Queries, about: ToldAbout): Promise<SeatToTell[]> {
  const held = sql`(${trainingClass.status} = 'postponed' AND ${reservation.releasedAt} IS NULL)`;
  const key = 'bookings' in about ? bookingItem.bookingId : trainingClass.id;
  const lost: SQL =
    'bookings' in about
      ? sql`(${bookingItem.status} = 'canceled' AND ${reservation.releasedAt} IS NOT NULL)`
      : sql`(${trainingClass.status} = 'canceled' AND ${reservation.releasedAt} = ${releasedByCancellation(sql`${trainingClass.id}`)})`;
  const ids = 'bookings' in about ? about.bookings : about.classes;
  return queries
    .select({ key, booking: bookingItem.bookingId, seat: getTableColumns(reservation), attendee, person })
    .from(bookingItem)
    .innerJoin(trainingClass, eq(trainingClass.id, bookingItem.classId))
    .innerJoin(
      reservation,
      and(eq(reservation.bookingItemId, bookingItem.id), eq(reservation.classId, trainingClass.id)),
    )
    .leftJoin(attendee, eq(attendee.reservationId, reservation.id))
    .leftJoin(person, eq(person.id, attendee.personId))
    .where(and(inArray(key, [...ids]), sql`(${held} OR ${lost})`))
    .orderBy(asc(bookingItem.bookingId), asc(reservation.seatNumber), asc(reservation.id));
}

/** Returns those of the bookings that are canceled, have a canceled item, or wait for a postponed class. */
async function concernedBookings(queries: Queries, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await queries
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        inArray(booking.id, [...ids]),
        sql`(booking.status = 'canceled' OR EXISTS (SELECT FROM booking_item i JOIN training_class c ON c.id = i.class_id
          WHERE i.booking_id = booking.id AND (i.status = 'canceled' OR c.status = 'postponed')))`,
      ),
    );
  return new Map(rows.map(({ id }) => [id, [id]]));
}

function bookingsOf(seats: readonly SeatToTell[]): Map<string, string[]> {
  const byClass = Map.groupBy(seats, ({ key }) => key);
  return new Map([...byClass].map(([key, those]) => [key, [...new Set(those.map((seat) => seat.booking))]]));
}

interface OfBooking {
  readonly contacts: readonly { readonly roles: ContactRole[]; readonly person: RowOf<typeof person> }[];
  readonly seats: readonly SeatToTell[];
  readonly told: readonly RowOf<typeof telling>[];
}

function people(ofBooking: BookingRow, { contacts, seats, told }: OfBooking): PersonToTell[] {
  const tellingOf = (contact: { id: string } | null, delegate: { id: string } | null) => {
    const whom = { personId: contact?.id ?? null, attendeeId: delegate?.id ?? null };
    return told.findLast((one) => isOfSamePerson(one, whom)) ?? null;
  };
  const named = seats.flatMap((one) => (one.attendee ? [{ ...one, attendee: one.attendee }] : []));
  const seatsOf = (id: string) => named.filter((one) => one.person?.id === id).map(({ seat }) => seat);
  const first = contacts.map(({ roles, person: contact }) => ({
    ...{ booking: ofBooking, contact, attendee: null, roles, seats: seatsOf(contact.id) },
    ...{ fullName: contact.fullName, email: contact.email, telling: tellingOf(contact, null) },
  }));
  const known = new Set(contacts.map((one) => one.person.id));
  const delegates = Map.groupBy(
    named.filter((one) => !one.person || !known.has(one.person.id)),
    (one) => one.person?.id ?? one.attendee.id,
  );
  const others = [...delegates.values()].flatMap((those) => {
    const [one] = those;
    if (!one) return [];
    const { person: contact, attendee: name } = one;
    const delegate = contact ? null : name;
    return [
      {
        ...{ booking: ofBooking, contact, attendee: delegate, roles: [], seats: those.map(({ seat }) => seat) },
        ...{ fullName: `${name.givenName} ${name.familyName}`, email: name.email },
        telling: tellingOf(contact, delegate),
      },
    ];
  });
  return [...first, ...others];
}

import { type Attendance, attendances } from '@console/classes-contracts';
import type { RegisterPlace, RegisterRow } from '@console/classes-web';
import type { ReactNode } from 'react';
import { type ClassPlaces, type Place, placesOf } from '../class-seats/useClassPlaces.ts';
import type { SeatDays } from '../class-seats/useSeatDays.ts';

export type AttendanceDays = SeatDays;
type Day = AttendanceDays['edges'][number]['node'];
export type Seat = Day['seats']['edges'][number]['node'];

/** A seat on a day, with its delegate. */
export interface SeatPlace {
  readonly seat: Seat;
  /** The id of the day's session. */
  readonly session: string;
  /** The delegate's name: 'Oliver Bamford'. Null for an empty seat. */
  readonly name: string | null;
  /** The delegate and the day: 'Oliver Bamford, day 3'. */
  readonly who: string;
  /** The id of the delegate. Undefined for an empty seat. */
  readonly delegate: string | undefined;
  readonly at: RegisterPlace;
}

/** The attendance of a seat. A value that this release does not know counts as none. */
export const attendanceOf = (seat: { readonly attendance: string }): Attendance =>
  attendances.of(seat.attendance) ?? 'none';

/**
 * The rows of the register, one for each seat of the class.
 *
 * @param heads the content of the name cell of each reserved seat, by seat number.
 * @param unsaved the ids of the seats with unsaved marks.
 */
export function attendanceRows(
  { places, days }: { readonly places: ClassPlaces; readonly days: AttendanceDays },
  heads: ReadonlyMap<number, ReactNode>,
  unsaved: ReadonlySet<string>,
): {
  rows: readonly RegisterRow[];
  placeOf: (at: RegisterPlace) => SeatPlace | null;
  latestOf: (place: SeatPlace) => SeatPlace | null;
} {
  const seats = days.edges.map(({ node }) => seatsOf(node));
  const ofClass = placesOf(places);
  const rows = ofClass.map((place) => {
    const ofRow = seats.map((ofDay) => ofDay.get(place.seatNumber));
    return rowOf(place, ofRow, place.trainingSeatReservation ? heads.get(place.seatNumber) : 'Free seat', unsaved);
  });
  function placeOf(at: RegisterPlace): SeatPlace | null {
    const row = rows[at.row];
    const day = days.edges[at.day]?.node;
    const seat = row && seats[at.day]?.get(row.number);
    if (!seat || !day) return null;
    const delegate = ofClass[at.row]?.trainingSeatReservation?.attendee?.id;
    return { seat, session: day.id, name: row.name, who: `${row.name}, day ${day.dayNumber}`, delegate, at };
  }
  /** The same place as it is now. Null when the seat is gone or has another delegate. */
  function latestOf({ seat, session, delegate }: SeatPlace): SeatPlace | null {
    const now = placeOf({
      row: ofClass.findIndex(({ seatNumber }) => seatNumber === seat.seatNumber),
      day: days.edges.findIndex(({ node }) => node.id === session),
    });
    return now?.seat.id === seat.id && now.delegate === delegate ? now : null;
  }
  return { rows, placeOf, latestOf };
}

interface KnownRow {
  readonly seats: readonly (Seat | undefined)[];
  readonly row: RegisterRow;
}

const known = new WeakMap<Place, KnownRow>();

/** The row of a seat. Returns the same object until the seat changes, so that unchanged rows do not render again. */
function rowOf(
  place: Place,
  seats: readonly (Seat | undefined)[],
  head: ReactNode,
  unsaved: ReadonlySet<string>,
): RegisterRow {
  const before = known.get(place);
  const isUnsaved = (seat: Seat | undefined) => seat !== undefined && unsaved.has(seat.id);
  const same =
    before?.row.head === head &&
    before?.seats.length === seats.length &&
    seats.every(
      (seat, day) => seat === before.seats[day] && isUnsaved(seat) === (before.row.cells[day]?.unsaved ?? false),
    );
  if (before && same) return before.row;
  const { seatNumber, trainingSeatReservation: held } = place;
  const { attendee } = held ?? {};
  const row: RegisterRow = {
    number: seatNumber,
    name: attendee ? `${attendee.givenName} ${attendee.familyName}` : null,
    head,
    company: held?.bookingItem.booking.customer.name ?? null,
    cells: seats.map((seat) =>
      seat ? { mark: attendanceOf(seat), notes: seat.attendanceComments ?? null, unsaved: isUnsaved(seat) } : null,
    ),
  };
  known.set(place, { seats, row });
  return row;
}

const byNumber = new WeakMap<Day, ReadonlyMap<number, Seat>>();

/** The seats of a day by seat number. Cached for each day object, because every mark looks them up. */
export function seatsOf(day: Day): ReadonlyMap<number, Seat> {
  const known = byNumber.get(day) ?? new Map(day.seats.edges.map(({ node }) => [node.seatNumber, node]));
  byNumber.set(day, known);
  return known;
}

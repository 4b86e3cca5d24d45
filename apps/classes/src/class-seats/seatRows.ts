import type { Place } from './useClassPlaces.ts';
import type { SeatDays } from './useSeatDays.ts';

type Attendance = SeatDays['edges'][number]['node']['seats']['edges'][number]['node']['attendance'];

/** A seat over all days of a class. */
export interface SeatRow {
  readonly seatNumber: number;
  /** The seat on the first day. */
  readonly seat: Place;
  /** The seat's reservation. Null while the seat is free. */
  readonly reservation: NonNullable<Place['trainingSeatReservation']> | null;
  /** The attendance by the id of the day's session. */
  readonly attendance: ReadonlyMap<string, Attendance>;
  /** Whether a day of the seat has attendance notes. */
  readonly noted: boolean;
  /** The number of seats that the same booking item holds; 0 for a free seat. */
  readonly seatsOfItem: number;
}

/** The seats of a class, one row for each seat. */
export function seatRows(all: readonly Place[], days: SeatDays): SeatRow[] {
  const attendance = new Map<number, Map<string, Attendance>>();
  const noted = new Set<number>();
  for (const { node: day } of days.edges) {
    for (const { node: seat } of day.seats.edges) {
      if (seat.attendanceComments != null) noted.add(seat.seatNumber);
      const ofSeat = attendance.get(seat.seatNumber) ?? new Map<string, Attendance>();
      attendance.set(seat.seatNumber, ofSeat.set(day.id, seat.attendance));
    }
  }
  const held = new Map<string, number>();
  for (const { trainingSeatReservation: one } of all) {
    if (one) held.set(one.bookingItem.id, (held.get(one.bookingItem.id) ?? 0) + 1);
  }
  return all.map((seat) => ({
    seatNumber: seat.seatNumber,
    seat,
    reservation: seat.trainingSeatReservation ?? null,
    attendance: attendance.get(seat.seatNumber) ?? new Map(),
    noted: noted.has(seat.seatNumber),
    seatsOfItem: held.get(seat.trainingSeatReservation?.bookingItem.id ?? '') ?? 0,
  }));
}

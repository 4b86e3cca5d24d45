import type { SeatTable_class$data } from './__generated__/SeatTable_class.graphql.ts';

type Place = SeatTable_class$data['places']['edges'][number]['node']['seats']['edges'][number]['node'];
type Attendance = SeatTable_class$data['days']['edges'][number]['node']['seats']['edges'][number]['node']['attendance'];

/** A place of a class over all of its days. */
export interface SeatRow {
  readonly seatNumber: number;
  /** Who has it; null while it is free. */
  readonly reservation: NonNullable<Place['trainingSeatReservation']> | null;
  /** The attendance by the id of the day's session. */
  readonly attendance: ReadonlyMap<string, Attendance>;
}

/**
 * The seats of a class, one row a place. Who has a place is the same on every day, so it is asked for with the first day alone.
 */
export function seatRows({ places, days }: Pick<SeatTable_class$data, 'places' | 'days'>): SeatRow[] {
  const attendance = new Map<number, Map<string, Attendance>>();
  for (const { node: day } of days.edges) {
    for (const { node: seat } of day.seats.edges) {
      const ofSeat = attendance.get(seat.seatNumber) ?? new Map<string, Attendance>();
      attendance.set(seat.seatNumber, ofSeat.set(day.id, seat.attendance));
    }
  }
  const seats = places.edges.flatMap(({ node }) => node.seats.edges.map((edge) => edge.node));
  return seats.map(({ seatNumber, trainingSeatReservation }) => ({
    seatNumber,
    reservation: trainingSeatReservation ?? null,
    attendance: attendance.get(seatNumber) ?? new Map(),
  }));
}

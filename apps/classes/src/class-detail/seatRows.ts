import type { SeatTable_class$data } from './__generated__/SeatTable_class.graphql.ts';

type Session = SeatTable_class$data['sessions']['edges'][number]['node'];
type Seat = Session['seats']['edges'][number]['node'];

/** A place of a class over all of its days. */
export interface SeatRow {
  readonly seatNumber: number;
  /** Who has it; null while it is free. It is the same on every day. */
  readonly reservation: NonNullable<Seat['trainingSeatReservation']> | null;
  /** The attendance by the day's session id. */
  readonly attendance: ReadonlyMap<string, Seat['attendance']>;
}

/** The seats of a class, one row a place, from the seats that each of its sessions has. */
export function seatRows(sessions: readonly Session[]): SeatRow[] {
  const rows = new Map<number, SeatRow & { attendance: Map<string, Seat['attendance']> }>();
  for (const session of sessions) {
    for (const { node: seat } of session.seats.edges) {
      const row = rows.get(seat.seatNumber);
      const reservation = row?.reservation ?? seat.trainingSeatReservation ?? null;
      const attendance = row?.attendance ?? new Map();
      rows.set(seat.seatNumber, {
        seatNumber: seat.seatNumber,
        reservation,
        attendance: attendance.set(session.id, seat.attendance),
      });
    }
  }
  return [...rows.values()].sort((a, b) => a.seatNumber - b.seatNumber);
}

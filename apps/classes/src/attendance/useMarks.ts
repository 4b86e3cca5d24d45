import type { Attendance } from '@console/classes-contracts';
import type { RegisterHandle } from '@console/design-system/register';
import { countOf } from '@console/format';
import { notify } from '@console/platform';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type ClassPlaces, placesOf } from '../class-detail/useClassPlaces.ts';
import { type AttendanceDays, attendanceOf, type Seat, type SeatPlace, seatsOf } from './attendanceRows.ts';
import { type DayMark, type MarkedDelegate, useMarkDay } from './useMarkDay.ts';
import { type SeatMark, useMarkSeat } from './useMarkSeat.ts';
import { type Undoable, useUndo } from './useUndo.ts';

interface Shown {
  readonly places: ClassPlaces;
  readonly days: AttendanceDays;
}

/** Marks seats and days, says what is saved, and takes it back. */
export function useMarks(shown: Shown, register: RefObject<RegisterHandle | null>) {
  const { days } = shown;
  const { markSeat, ...seats } = useMarkSeat();
  const { markDay, ...sessions } = useMarkDay();
  const { push, forget, undoLast } = useUndo();
  const latest = useRef(shown);
  const told = useTold(forget);
  useEffect(() => {
    latest.current = shown;
  });

  function mark(place: SeatPlace | null, to: Attendance): void {
    if (!place) return;
    const { seat, session, who, delegate } = place;
    const after = sessions.over(session);
    const done: SeatMark = { id: seat.id, version: seat.version, who, delegate, from: attendanceOf(seat), to, after };
    const undoable: Undoable = { undo: () => undoSeat(done, place) };
    const tell = told();
    push(undoable);
    markSeat(done, {
      saved: () => tell(`${who}: ${to}`, undoable),
      standing: () => {
        forget(undoable);
        tell(`${who}: ${to}`);
      },
      lost: () => forget(undoable),
    });
  }

  function undoSeat(done: SeatMark, { session, at }: SeatPlace): void {
    register.current?.focus(at);
    const { places, days: now } = latest.current;
    const seat = seatById(now, done.id);
    if (!seat || seat.attendance !== done.to || delegateOn(places, seat) !== done.delegate) {
      notify.error(`${done.who} has been marked anew since. Nothing was undone.`);
      return;
    }
    const tell = told();
    const undone = () => tell(`Undone: ${done.who}: ${done.from}`);
    markSeat(
      { ...done, version: seat.version, from: done.to, to: done.from, after: sessions.over(session) },
      { saved: undone, standing: undone, lost: () => {} },
    );
  }

  function markWholeDay(day: number, ofDay: readonly (SeatPlace | null)[]): void {
    const session = latest.current.days.edges[day]?.node;
    if (!session) return;
    const title = `Day ${session.dayNumber}`;
    const unmarked = ofDay.flatMap(unmarkedOn);
    if (unmarked.length === 0) {
      notify.success(`Nobody is left to mark on ${title.toLowerCase()}.`);
      return;
    }
    const done: DayMark = { id: session.id, title, delegates: unmarked, from: 'none', to: 'full' };
    let changed: readonly MarkedDelegate[] = unmarked;
    const undoable: Undoable = { undo: () => undoDay({ ...done, delegates: changed }) };
    const tell = told();
    push(undoable);
    markDay(done, {
      saved: (really) => {
        changed = really;
        tell(`${title}: ${countOf(really.length, 'delegate')} full`, undoable);
      },
      lost: () => forget(undoable),
    });
  }

  function undoDay(done: DayMark): void {
    const tell = told();
    markDay(
      { ...done, from: done.to, to: done.from, takesBack: true },
      {
        saved: (really) => tell(`Undone: ${done.title}: ${countOf(really.length, 'delegate')} ${done.from}`),
        lost: () => {},
      },
    );
  }

  const late = useMemo(
    () => new Set([...seats.late, ...[...sessions.late].flatMap((id) => seatsOfSession(days, id))]),
    [seats.late, sessions.late, days],
  );
  return {
    mark,
    markDay: markWholeDay,
    undoLast,
    late,
    unreached: seats.unreached || sessions.unreached,
    retry: () => {
      seats.retry();
      sessions.retry();
    },
  };
}

/** One notice at a time, of the latest that was done: answers come in another order than presses. Its Undo is of that. */
function useTold(forget: (undone: Undoable) => void) {
  const pressed = useRef(0);
  const said = useRef(0);
  return () => {
    pressed.current += 1;
    const own = pressed.current;
    return (what: string, undoable?: Undoable) => {
      if (own < said.current) return;
      said.current = own;
      const run = () => {
        if (!undoable) return;
        forget(undoable);
        undoable.undo();
      };
      notify.success('Saved successfully.', { details: [what], ...(undoable && { action: { label: 'Undo', run } }) });
    };
  };
}

/** Who is to be marked with a whole day. Who is marked otherwise, or has notes, was decided on by somebody. */
function unmarkedOn(place: SeatPlace | null): MarkedDelegate[] {
  const { seat, name, delegate } = place ?? {};
  if (!seat || !name || delegate === undefined) return [];
  return attendanceOf(seat) === 'none' && seat.attendanceComments == null ? [{ id: seat.id, name, delegate }] : [];
}

/** Who has the place of a seat. */
const delegateOn = (places: ClassPlaces, { seatNumber }: Seat): string | undefined =>
  placesOf(places).find((place) => place.seatNumber === seatNumber)?.trainingSeatReservation?.attendee?.id;

function seatById({ edges }: AttendanceDays, id: string): Seat | undefined {
  return edges.flatMap(({ node }) => node.seats.edges.map((edge) => edge.node)).find((seat) => seat.id === id);
}

/** The seats that a day's mark may concern. */
function seatsOfSession({ edges }: AttendanceDays, id: string): string[] {
  const session = edges.find(({ node }) => node.id === id)?.node;
  return session ? [...seatsOf(session).values()].flatMap((seat) => (seat.attendance === 'none' ? [] : seat.id)) : [];
}

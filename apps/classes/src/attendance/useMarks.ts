import type { Attendance } from '@console/classes-contracts';
import type { RegisterHandle, RegisterPlace, RegisterRow } from '@console/design-system/register';
import { countOf } from '@console/format';
import { notify } from '@console/platform';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type AttendanceDays, attendanceOf, type Seat, type SeatPlace, seatsOf } from './attendanceRows.ts';
import { type DayMark, useMarkDay } from './useMarkDay.ts';
import { type SeatMark, useMarkSeat } from './useMarkSeat.ts';
import { type Undoable, useUndo } from './useUndo.ts';

/** Marks seats and days, says what is saved, and takes it back. */
export function useMarks(days: AttendanceDays, register: RefObject<RegisterHandle | null>) {
  const { markSeat, ...seats } = useMarkSeat();
  const { markDay, ...sessions } = useMarkDay();
  const { push, forget, undoLast } = useUndo();
  const latest = useRef(days);
  const told = useTold(forget);
  useEffect(() => {
    latest.current = days;
  });

  function mark(place: SeatPlace | null, to: Attendance): void {
    if (!place) return;
    const { seat, who, delegate, at } = place;
    const done: SeatMark = { id: seat.id, version: seat.version, who, delegate, from: attendanceOf(seat), to };
    const undoable: Undoable = { undo: () => undoSeat(done, at) };
    const tell = told();
    push(undoable);
    markSeat(done, {
      saved: () => tell(`${who}: ${to}`, undoable),
      lost: () => forget(undoable),
    });
  }

  function undoSeat(done: SeatMark, at: RegisterPlace): void {
    register.current?.focus(at);
    const seat = seatById(latest.current, done.id);
    if (!seat || seat.attendance !== done.to) {
      notify.error(`${done.who} has been marked anew since. Nothing was undone.`);
      return;
    }
    const tell = told();
    markSeat(
      { ...done, version: seat.version, from: done.to, to: done.from },
      { saved: () => tell(`Undone: ${done.who}: ${done.from}`), lost: () => {} },
    );
  }

  function markWholeDay(day: number, rows: readonly RegisterRow[]): void {
    const session = latest.current.edges[day]?.node;
    if (!session) return;
    const title = `Day ${session.dayNumber}`;
    const ofDay = seatsOf(session);
    // Who is marked otherwise, or has notes, was decided on by somebody.
    const unmarked = rows.flatMap(({ number, name, cells }) =>
      name !== null && cells[day]?.mark === 'none' && cells[day].notes === null ? (ofDay.get(number)?.id ?? []) : [],
    );
    if (unmarked.length === 0) {
      notify.success(`Nobody is left to mark on ${title.toLowerCase()}.`);
      return;
    }
    const done: DayMark = { id: session.id, title, seats: unmarked, from: 'none', to: 'full' };
    let changed: readonly string[] = unmarked;
    const undoable: Undoable = { undo: () => undoDay({ ...done, seats: changed }) };
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
      { ...done, from: done.to, to: done.from },
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

function seatById({ edges }: AttendanceDays, id: string): Seat | undefined {
  return edges.flatMap(({ node }) => node.seats.edges.map((edge) => edge.node)).find((seat) => seat.id === id);
}

/** The seats that a day's mark may concern. */
function seatsOfSession({ edges }: AttendanceDays, id: string): string[] {
  const session = edges.find(({ node }) => node.id === id)?.node;
  return session ? [...seatsOf(session).values()].flatMap((seat) => (seat.attendance === 'none' ? [] : seat.id)) : [];
}

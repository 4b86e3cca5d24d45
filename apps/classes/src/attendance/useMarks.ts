import type { Attendance } from '@console/classes-contracts';
import type { RegisterHandle } from '@console/classes-web';
import { countOf } from '@console/format';
import { notify } from '@console/platform';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type ClassPlaces, placesOf } from '../class-seats/useClassPlaces.ts';
import { type AttendanceDays, attendanceOf, type Seat, type SeatPlace, seatsOf } from './attendanceRows.ts';
import { type DayMark, type MarkedDelegate, useMarkDay } from './useMarkDay.ts';
import { type SeatMark, useMarkSeat } from './useMarkSeat.ts';
import { type Undoable, useUndo } from './useUndo.ts';

interface RegisterContent {
  readonly places: ClassPlaces;
  readonly days: AttendanceDays;
}

/** Marks seats and days, shows a notice for each mark, and undoes marks. */
export function useMarks(content: RegisterContent, register: RefObject<RegisterHandle | null>) {
  const { days } = content;
  const { markSeat, ...seats } = useMarkSeat();
  const { markDay, ...sessions } = useMarkDay();
  const { push, forget, undoLast } = useUndo();
  const latest = useRef(content);
  const nextAnnouncement = useAnnouncements(forget);
  useEffect(() => {
    latest.current = content;
  });

  function mark(place: SeatPlace | null, to: Attendance): void {
    if (!place) return;
    const { seat, session, who, delegate } = place;
    const after = sessions.whenSettled(session);
    const done: SeatMark = { id: seat.id, version: seat.version, who, delegate, from: attendanceOf(seat), to, after };
    const undoable: Undoable = { undo: () => undoSeat(done, place) };
    const announce = nextAnnouncement();
    push(undoable);
    markSeat(done, {
      saved: () => announce(`${who}: ${to}`, undoable),
      alreadySet: () => {
        forget(undoable);
        announce(`${who}: ${to}`);
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
    const announce = nextAnnouncement();
    const undone = () => announce(`Undone: ${done.who}: ${done.from}`);
    markSeat(
      { ...done, version: seat.version, from: done.to, to: done.from, after: sessions.whenSettled(session) },
      { saved: undone, alreadySet: undone, lost: () => {} },
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
    const announce = nextAnnouncement();
    push(undoable);
    markDay(done, {
      saved: (marked) => {
        changed = marked;
        announce(`${title}: ${countOf(marked.length, 'delegate')} full`, undoable);
      },
      lost: () => forget(undoable),
    });
  }

  function undoDay(done: DayMark): void {
    const announce = nextAnnouncement();
    markDay(
      { ...done, from: done.to, to: done.from, isUndo: true },
      {
        saved: (marked) => announce(`Undone: ${done.title}: ${countOf(marked.length, 'delegate')} ${done.from}`),
        lost: () => {},
      },
    );
  }

  const unsaved = useMemo(
    () => new Set([...seats.unsaved, ...[...sessions.unsaved].flatMap((id) => seatsOfSession(days, id))]),
    [seats.unsaved, sessions.unsaved, days],
  );
  return {
    mark,
    markDay: markWholeDay,
    undoLast,
    unsaved,
    unanswered: seats.unanswered || sessions.unanswered,
    retry: () => {
      seats.retry();
      sessions.retry();
    },
  };
}

/**
 * Returns a function for each action that shows its notice. Answers can arrive out of order, so an older action does not replace the notice
 * of a later one.
 */
function useAnnouncements(forget: (undone: Undoable) => void) {
  const actions = useRef(0);
  const announced = useRef(0);
  return () => {
    actions.current += 1;
    const own = actions.current;
    return (what: string, undoable?: Undoable) => {
      if (own < announced.current) return;
      announced.current = own;
      const run = () => {
        if (!undoable) return;
        forget(undoable);
        undoable.undo();
      };
      notify.success('Saved successfully.', { details: [what], ...(undoable && { action: { label: 'Undo', run } }) });
    };
  };
}

/**
 * The delegate of a seat without a mark and without notes. Marking a whole day changes only such seats, because a mark
 * or a note is somebody's decision. Empty for other seats.
 */
function unmarkedOn(place: SeatPlace | null): MarkedDelegate[] {
  const { seat, name, delegate } = place ?? {};
  if (!seat || !name || delegate === undefined) return [];
  return attendanceOf(seat) === 'none' && seat.attendanceComments == null ? [{ id: seat.id, name, delegate }] : [];
}

/** The id of a seat's delegate. */
const delegateOn = (places: ClassPlaces, { seatNumber }: Seat): string | undefined =>
  placesOf(places).find((place) => place.seatNumber === seatNumber)?.trainingSeatReservation?.attendee?.id;

function seatById({ edges }: AttendanceDays, id: string): Seat | undefined {
  return edges.flatMap(({ node }) => node.seats.edges.map((edge) => edge.node)).find((seat) => seat.id === id);
}

/** The seats of a session with a mark. */
function seatsOfSession({ edges }: AttendanceDays, id: string): string[] {
  const session = edges.find(({ node }) => node.id === id)?.node;
  return session ? [...seatsOf(session).values()].flatMap((seat) => (seat.attendance === 'none' ? [] : seat.id)) : [];
}

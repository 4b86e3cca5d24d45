import { type Attendance, attendances } from '@console/classes-contracts';
import type { ReactNode } from 'react';

/** One day of a class, a column of the register. */
export interface RegisterDay {
  readonly id: string;
  /** 'Day 1' */
  readonly title: string;
  /** 'Mon 16 Nov' */
  readonly detail: string;
  /** True when the day is today. */
  readonly today?: boolean;
  /** The reason why nobody can be marked on this day, as a sentence. Notes can still be written. */
  readonly refusal?: string | null;
}

/** The attendance of one seat on one day. */
export interface RegisterCell {
  readonly mark: Attendance;
  readonly notes: string | null;
  /** True until the mark is saved. */
  readonly unsaved: boolean;
}

/** One seat over all days. */
export interface RegisterRow {
  readonly number: number;
  /** The delegate in the seat; null for a seat without a named delegate, which has nothing to mark. */
  readonly name: string | null;
  /** Shown instead of the plain name, such as a link, and instead of a missing one. */
  readonly head?: ReactNode;
  readonly company: string | null;
  /** One for each day, in their order. Null where the seat does not exist on that day. */
  readonly cells: readonly (RegisterCell | null)[];
}

/** A cell of the register: the indexes of its row and its day. */
export interface RegisterPlace {
  readonly row: number;
  readonly day: number;
}

/** Returns the mark that Space sets after this one. */
export const nextMark = (mark: Attendance): Attendance =>
  attendances.values[(attendances.values.indexOf(mark) + 1) % attendances.values.length] ?? 'none';

/** Returns the attendance at a place, or null where there is nothing to mark. */
export function cellAt(rows: readonly RegisterRow[], { row, day }: RegisterPlace): RegisterCell | null {
  const found = rows[row];
  return found?.name == null ? null : (found.cells[day] ?? null);
}

/** The direction in which an arrow, Home or End moves. */
export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last' | 'start' | 'end';

/**
 * Returns the next cell that can be marked in a direction, or null if there is none. Seats without a name are skipped.
 */
export function stepFrom(rows: readonly RegisterRow[], from: RegisterPlace, step: Step): RegisterPlace | null {
  const days = rows[from.row]?.cells.length ?? 0;
  const row = (at: number) => ({ row: at, day: from.day });
  const day = (at: number) => ({ row: from.row, day: at });
  const ways: Readonly<Record<Step, () => RegisterPlace[]>> = {
    up: () => range(from.row - 1, -1).map(row),
    down: () => range(from.row + 1, rows.length).map(row),
    left: () => range(from.day - 1, -1).map(day),
    right: () => range(from.day + 1, days).map(day),
    first: () => range(0, from.day).map(day),
    last: () => range(days - 1, from.day).map(day),
    start: () => range(0, rows.length).flatMap((at) => range(0, days).map((on) => ({ row: at, day: on }))),
    end: () => range(rows.length - 1, -1).flatMap((at) => range(days - 1, -1).map((on) => ({ row: at, day: on }))),
  };
  return ways[step]().find((place) => cellAt(rows, place)) ?? null;
}

/** Returns the indexes from `from` up or down to `end`, without `end`. */
function range(from: number, end: number): number[] {
  return Array.from({ length: Math.abs(end - from) }, (_, index) => (from < end ? from + index : from - index));
}

import type { ReactNode } from 'react';

/** Whether somebody was there. */
export type Mark = 'none' | 'partial' | 'full';

export interface RegisterDay {
  readonly id: string;
  /** 'Day 1' */
  readonly title: string;
  /** 'Mon 16 Nov' */
  readonly detail: string;
  /** It is this day. */
  readonly today?: boolean;
}

/** A place on one day. */
export interface RegisterCell {
  readonly mark: Mark;
  readonly notes: string | null;
  /** What stands here is not saved yet. */
  readonly late: boolean;
}

/** A place over all days. */
export interface RegisterRow {
  readonly number: number;
  /** Who has it; null when nobody does, and there is nothing to mark. */
  readonly name: string | null;
  /** What stands in the place of the name. */
  readonly nobody?: ReactNode;
  readonly company: string | null;
  /** One for each day, in their order; null where the place is missing on a day. */
  readonly cells: readonly (RegisterCell | null)[];
}

/** Where a mark stands: a row of the list, and a day of the list. */
export interface RegisterPlace {
  readonly row: number;
  readonly day: number;
}

export const marks: readonly Mark[] = ['none', 'partial', 'full'];

/** What Space makes of a mark. */
export const nextMark = (mark: Mark): Mark => marks[(marks.indexOf(mark) + 1) % marks.length] ?? 'none';

/** The mark of a place, where somebody is to be marked. */
export function cellAt(rows: readonly RegisterRow[], { row, day }: RegisterPlace): RegisterCell | null {
  const found = rows[row];
  return found?.name == null ? null : (found.cells[day] ?? null);
}

/** What an arrow leads to. */
export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last' | 'start' | 'end';

/** Where the next mark in a direction stands; null when there is none that way. Rows that nobody has are stepped over. */
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

/** Up or down, without the end. */
function range(from: number, end: number): number[] {
  return Array.from({ length: Math.abs(end - from) }, (_, index) => (from < end ? from + index : from - index));
}

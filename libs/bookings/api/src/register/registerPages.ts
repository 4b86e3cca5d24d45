import type { Register, RegisterDay, RegisterSeat } from './readRegister.ts';

/** More days than these stand on further pages, so that a signature fits its box. */
const MOST_DAYS = 10;

/** The heights of a row, in points. A lower row is used when it saves a page. */
const heights = [28, 26, 24, 22] as const;

/** The room for rows, in points: below the whole heading, and below the short heading of a following page. */
export interface RowRoom {
  readonly first: number;
  readonly following: number;
}

/** A page of a register. */
export interface RegisterPage {
  readonly days: readonly RegisterDay[];
  readonly seats: readonly RegisterSeat[];
  readonly rowHeight: number;
  /** Whether the page is the first for its days. It has the whole heading. */
  readonly first: boolean;
  /** Whether the page is the last for its days. The trainer signs on it. */
  readonly last: boolean;
}

/** Lays out the pages of a register. Each page has the days of one group, and all seats stand in order below them. */
export function registerPages({ days, seats }: Pick<Register, 'days' | 'seats'>, room: RowRoom): RegisterPage[] {
  return groupsOf(days).flatMap((group) => {
    const { rowHeight, counts } = rowsOfPages(seats.length, room);
    let from = 0;
    return counts.map((count, index) => {
      const ofPage = seats.slice(from, from + count);
      from += count;
      return { days: group, seats: ofPage, rowHeight, first: index === 0, last: index === counts.length - 1 };
    });
  });
}

/** Groups of about the same size. A class without days has one group without days. */
function groupsOf(days: readonly RegisterDay[]): (readonly RegisterDay[])[] {
  const count = Math.max(1, Math.ceil(days.length / MOST_DAYS));
  return Array.from({ length: count }, (_, index) =>
    days.slice(Math.round((index * days.length) / count), Math.round(((index + 1) * days.length) / count)),
  );
}

/** The number of seats on each page, with the highest rows that need the fewest pages. */
function rowsOfPages(seats: number, room: RowRoom): { rowHeight: number; counts: number[] } {
  const [best, ...others] = heights.map((rowHeight) => ({ rowHeight, counts: countsAt(rowHeight, seats, room) }));
  if (!best) throw new Error('There is no height of a row.');
  return others.reduce((kept, other) => (other.counts.length < kept.counts.length ? other : kept), best);
}

function countsAt(rowHeight: number, seats: number, { first, following }: RowRoom): number[] {
  const counts: number[] = [];
  // The row of the trainer follows the last seat.
  for (let left = seats + 1; left > 0; ) {
    const count = Math.min(left, Math.floor((counts.length === 0 ? first : following) / rowHeight));
    counts.push(count);
    left -= count;
  }
  const before = counts.at(-2);
  const last = counts.length - 1;
  if (before !== undefined && counts[last] === 1) {
    counts[last - 1] = before - 1;
    counts[last] = 2;
  }
  return counts.map((count, index) => (index === last ? count - 1 : count));
}

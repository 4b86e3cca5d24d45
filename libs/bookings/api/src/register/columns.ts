/** The columns of a register from left to right, in points. */
export interface Columns {
  readonly left: number;
  readonly name: number;
  readonly company: number;
  /** The left edge of the first day. */
  readonly days: number;
  readonly dayWidth: number;
  readonly right: number;
}

const NUMBER_WIDTH = 26;
const LEAST_FOR_NAMES = 300;
const WIDEST_DAY = 220;

/** Divides the width of a page. Days are as wide as possible, because people sign in them. */
export function columnsOf(left: number, right: number, days: number): Columns {
  const name = left + NUMBER_WIDTH;
  const dayWidth = Math.min(WIDEST_DAY, (right - name - LEAST_FOR_NAMES) / days);
  const daysFrom = right - days * dayWidth;
  return { left, name, company: name + (daysFrom - name) * 0.58, days: daysFrom, dayWidth, right };
}

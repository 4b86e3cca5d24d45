import { attendances } from '@console/classes-contracts';
import { formatShortDay, formatTimeRange } from '@console/format';
import type { Element, Paper } from '@console/pdf';
import type { Columns } from './columns.ts';
import { page, shades } from './page.ts';
import type { RegisterDay, RegisterSeat } from './readRegister.ts';

const PADDING = 6;

/** Where a row is. */
export interface RowPlace {
  readonly columns: Columns;
  readonly days: readonly RegisterDay[];
  readonly top: number;
  readonly height: number;
}

/** The words above the columns of a page: a function for each, that draws them. */
function headingsOf(paper: Paper, { columns, days, top }: RowPlace): (() => void)[] {
  const { left, name, company, days: daysFrom, dayWidth } = columns;
  const baseline = top + page.headHeight / 2 + 3;
  const bold = { size: 8, weight: 'bold' } as const;
  const center = { from: 'center' } as const;
  const headings = [
    () => paper.text('Seat', (left + name) / 2, baseline, { ...bold, ...center }),
    () => paper.text('Name', name + PADDING, baseline, bold),
    () => paper.text('Company', company + PADDING, baseline, bold),
  ];
  if (days.length === 0) headings.push(() => paper.text('Signature', daysFrom + PADDING, baseline, bold));
  for (const [index, { number, startsAt, endsAt }] of days.entries()) {
    const x = daysFrom + (index + 0.5) * dayWidth;
    const room = { width: dayWidth - 3, size: 7.5, smallest: 5 };
    headings.push(() => {
      paper.text(`Day ${number}`, x, top + 11.5, { ...bold, ...center, more: true });
      paper.lines(paper.fit(formatShortDay(startsAt), room), x, top + 19.5, { ...center, more: true });
      paper.lines(paper.fit(formatTimeRange(startsAt, endsAt), room), x, top + 29, center);
    });
  }
  return headings;
}

/** Draws the words above the columns. On following pages they are only repeated, so they are no content. */
export function drawDays(paper: Paper, place: RowPlace, table: Element | null): void {
  const { columns, top, height } = place;
  paper.decoration(() => paper.area(columns.left, top, columns.right - columns.left, height, shades.head));
  const headings = headingsOf(paper, place);
  if (!table) {
    paper.decoration(() => {
      for (const draw of headings) draw();
    }, 'Pagination');
    return;
  }
  const row = paper.row(table);
  for (const draw of headings) paper.cell(row, draw, 'Column');
  row.end();
}

/** Draws the row of a seat. Seats without a delegate have room for a name. */
export function drawSeat(
  paper: Paper,
  place: RowPlace,
  { number, name, company, marks }: RegisterSeat,
  table: Element,
): void {
  const { columns, days, top, height } = place;
  const middle = top + height / 2;
  const row = paper.row(table);
  paper.cell(row, () => {
    paper.text(String(number), (columns.left + columns.name) / 2, middle + 3.2, {
      size: 9,
      color: shades.quiet,
      from: 'center',
    });
  });
  paper.cell(row, () => drawFitted(paper, name, [columns.name, columns.company], place, 10.5), 'Row');
  paper.cell(row, () => drawFitted(paper, company, [columns.company, columns.days], place, 8.5));
  for (const [index, { id }] of days.entries()) {
    paper.cell(row, () => drawMark(paper, marks[id], columns.days + (index + 0.5) * columns.dayWidth, middle));
  }
  row.end();
}

/** Draws the last row, in which the trainer signs for each day. */
export function drawTrainer(paper: Paper, place: RowPlace, trainer: string | null, table: Element): void {
  const { columns, days, top, height } = place;
  const row = paper.row(table);
  paper.cell(row, () => {});
  paper.cell(
    row,
    () => {
      paper.text('Trainer', columns.name + PADDING, top + 8.5, { size: 7, color: shades.quiet, more: true });
      drawFitted(paper, trainer, [columns.name, columns.company], { top: top + 7, height: height - 7 }, 9.5);
    },
    'Row',
  );
  paper.cell(row, () => {
    paper.text('Signature', columns.days - PADDING, top + height / 2 + 3, {
      size: 8,
      color: shades.quiet,
      from: 'right',
    });
  });
  for (const _ of days) paper.cell(row, () => {});
  row.end();
}

/** Draws the lines of a table: a strong frame, and lines between rows and days. */
export function drawGrid(paper: Paper, { columns, days, top, height }: RowPlace, rows: readonly number[]): void {
  const { left, right, days: daysFrom, dayWidth } = columns;
  const bottom = rows.at(-1) ?? top + height;
  paper.decoration(() => {
    for (const y of rows.slice(0, -1)) paper.rule([left, y], [right, y], 0.5, shades.line);
    for (let day = 0; day < Math.max(1, days.length); day++) {
      const x = daysFrom + day * dayWidth;
      paper.rule([x, top], [x, bottom], 0.5, shades.line);
    }
    paper.rule([left, top + height], [right, top + height], 0.8);
    paper.frame(left, top, right - left, bottom - top, 0.8);
  });
}

/** Draws a text between two edges. */
function drawFitted(
  paper: Paper,
  text: string | null,
  [from, to]: readonly [from: number, to: number],
  { top, height }: Pick<RowPlace, 'top' | 'height'>,
  size: number,
): void {
  if (text === null) return;
  const room = { width: to - from - 2 * PADDING, height: height - 2, size, smallest: 6 };
  paper.lines(paper.fit(text, room), from + PADDING, top + height / 2);
}

/** Draws recorded attendance as a sign and a word: a tick for full attendance, a slash for partial attendance. */
function drawMark(paper: Paper, mark: RegisterSeat['marks'][string] | undefined, center: number, middle: number): void {
  if (mark === undefined || mark === 'none') return;
  const label = attendances.labels[mark];
  const style = { size: 7.5 };
  const left = center - (paper.widthOf(label, style) + 11) / 2;
  const sign =
    mark === 'full'
      ? ([
          [0, 0.5],
          [2.6, 3],
          [7, -3],
        ] as const)
      : ([
          [1, 3],
          [6, -3],
        ] as const);
  paper.stroke(
    sign.map(([x, y]) => [left + x, middle + y]),
    1.2,
  );
  paper.text(label, left + 11, middle + 2.7, style);
}

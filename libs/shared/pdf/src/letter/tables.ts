import { type FittedText, LINE_HEIGHT } from '../fitText.ts';
import type { Element, TextStyle } from '../Paper.ts';
import { type Flow, heightOf, sum } from './Flow.ts';
import { shades, sizes, tintOf } from './sheet.ts';

/** A column of a table. */
export interface LetterColumn {
  readonly title: string;
  /** In points. The first column takes what the others leave. */
  readonly width?: number;
  /** Columns of figures stand on the right. */
  readonly align?: 'left' | 'right';
}

/** A row of sums. */
export interface LetterSum {
  readonly label: string;
  readonly value: string;
  /** Whether it is what the reader looks for. */
  readonly strong?: boolean;
}

/** Where a table stands from left to right, in points. */
export interface Place {
  readonly x: number;
  readonly width: number;
}

const PADDING = 6;

/** A table. Its head is repeated on each page. The first column names the row. */
export function addTable(
  flow: Flow,
  columns: readonly LetterColumn[],
  rows: readonly (readonly string[])[],
  place: Place,
): void {
  const paper = flow.paper;
  const places = placesOf(columns, place);
  let element: Element | undefined;
  const head = (first: boolean) =>
    flow.add(20, (top) => {
      element ??= paper.table();
      paper.decoration(() => paper.rule([place.x, top + 18], [place.x + place.width, top + 18], 1, flow.look.color));
      const texts = places.map((of) => () => {
        const room = { width: of.width, size: sizes.label, smallest: 5 };
        drawCell(flow, paper.fit(of.title, room, 'bold'), of, top + 3, { weight: 'bold', color: shades.quiet });
      });
      if (!first) {
        paper.decoration(() => {
          for (const draw of texts) draw();
        }, 'Pagination');
        return;
      }
      const row = paper.row(element);
      for (const draw of texts) paper.cell(row, draw, 'Column');
      row.end();
    });
  const fitted = rows.map((row) => places.map((of, column) => paper.wrap(row[column] ?? '', of.width, sizes.text)));
  const heights = fitted.map((cells) => Math.max(...cells.map(heightOf), LINE_HEIGHT * sizes.text) + 8);
  flow.keep(20 + (heights[0] ?? 0));
  head(true);
  for (const [index, cells] of fitted.entries()) {
    const height = heights[index] ?? 0;
    if (!flow.fits(height)) {
      flow.turn();
      head(false);
    }
    flow.add(height, (top) => {
      if (!element) return;
      const row = paper.row(element);
      for (const [column, text] of cells.entries()) {
        const of = places[column];
        if (of) paper.cell(row, () => drawCell(flow, text, of, top + 4), column === 0 ? 'Row' : undefined);
      }
      row.end();
      paper.decoration(() =>
        paper.rule([place.x, top + height], [place.x + place.width, top + height], 0.5, shades.line),
      );
    });
  }
  flow.onPage(() => element?.end());
}

/** Sums below a table, all on one page: what each is on the left, its amount on the right. A strong one stands out. */
export function addSums(flow: Flow, sums: readonly LetterSum[], place: Place): void {
  const paper = flow.paper;
  let element: Element | undefined;
  const heightOfSum = ({ strong = false }: LetterSum) => (strong ? 24 : 17);
  flow.keep(sum(sums.map(heightOfSum)));
  for (const one of sums) {
    const { label, value, strong = false } = one;
    const [size, height] = [strong ? 11 : sizes.text, heightOfSum(one)];
    const weight = strong ? 'bold' : 'regular';
    flow.add(height, (top) => {
      element ??= paper.table();
      const row = paper.row(element);
      if (strong) {
        paper.decoration(() => {
          paper.area(place.x, top, place.width, height, tintOf(flow.look.color));
          paper.rule([place.x, top], [place.x + place.width, top], 1, flow.look.color);
        });
      }
      const baseline = top + height / 2 + size * 0.36;
      paper.cell(row, () => paper.text(label, place.x + PADDING, baseline, { size, weight, color: shades.ink }), 'Row');
      paper.cell(row, () =>
        paper.text(value, place.x + place.width - PADDING, baseline, {
          size,
          weight,
          from: 'right',
          color: shades.ink,
        }),
      );
      row.end();
    });
  }
  flow.onPage(() => element?.end());
}

/** Draws the text of a cell from its top. */
function drawCell(
  flow: Flow,
  text: FittedText,
  { x, width, align }: PlacedColumn,
  top: number,
  style: Omit<TextStyle, 'size'> = {},
): void {
  flow.lines(text, align === 'right' ? x + width : x, top, { ...style, from: align });
}

interface PlacedColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const GAP = 12;

function placesOf(columns: readonly LetterColumn[], place: Place): PlacedColumn[] {
  const rest = place.width - sum(columns.map(({ width = 0 }) => width)) - GAP * (columns.length - 1);
  let x = place.x;
  return columns.map(({ title, width = rest, align = 'left' }) => {
    const placed = { title, x, width, align };
    x += width + GAP;
    return placed;
  });
}

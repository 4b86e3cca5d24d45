import { LINE_HEIGHT } from '../fitText.ts';
import type { Paper } from '../Paper.ts';
import type { Pause } from '../pdfOf.ts';
import { Flow, heightOf, type LetterLook, sum } from './Flow.ts';
import { shades, sheet, sizes, tintOf } from './sheet.ts';
import { addSums, addTable, type LetterColumn, type LetterSum, type Place } from './tables.ts';

/** A name and what stands below it: 'Bill to', and the lines of the address. */
export interface LetterBlock {
  readonly label: string;
  /** The first line is bold. */
  readonly lines: readonly string[];
}

/** A name and what stands beside it. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

const PADDING = 6;
const whole: Place = { x: sheet.left, width: sheet.width };

/**
 * A letter of the business on A4 in portrait: an invoice, an order, a statement. Blocks follow each other from top to bottom and
 * continue on further pages, each with a short heading and 'Page 2 of 3'. Nothing is drawn before {@link draw}, because only then
 * the number of pages is known.
 *
 *     const letter = new Letter(paper, look);
 *     letter.head('VAT invoice', 'Number 1042');
 *     letter.table([{ title: 'Description' }, { title: 'Net', width: 70, align: 'right' }], rows);
 *     await letter.draw(pause);
 */
export class Letter {
  readonly #flow: Flow;

  constructor(paper: Paper, look: LetterLook) {
    this.#flow = new Flow(paper, look);
  }

  /** The heading of the first page: the logo or the sender's name, what the letter is, and its state in a frame. */
  head(title: string, subtitle: string, state: string | null = null): void {
    const { sender, logo } = this.#flow.look;
    const paper = this.#flow.paper;
    const half = sheet.width / 2 - 12;
    const named = paper.fit(title, { width: half, size: sizes.title, smallest: 12 }, 'bold');
    const below = paper.fit(subtitle, { width: half, size: 10, smallest: 7 });
    const name = paper.fit(sender, { width: half, height: 44, size: 17, smallest: 10 }, 'bold');
    this.#flow.add(60, (top) => {
      if (logo) {
        const scale = Math.min(half / logo.width, 44 / logo.height);
        paper.picture(logo, sender, sheet.left, top, logo.width * scale, logo.height * scale);
      } else paper.tag('P', () => paper.lines(name, sheet.left, top + 22, { weight: 'bold', color: shades.ink }));
      paper.tag('H1', () =>
        paper.lines(named, sheet.right, top + 11, { weight: 'bold', from: 'right', color: shades.ink }),
      );
      paper.tag('P', () => paper.lines(below, sheet.right, top + 31, { from: 'right', color: shades.quiet }));
      if (state !== null) this.#state(state, top + 42);
    });
    this.space(18);
  }

  /** Blocks beside each other, and facts in the last column. */
  beside(blocks: readonly LetterBlock[], facts: readonly LetterFact[]): void {
    const paper = this.#flow.paper;
    const gap = 18;
    const columns = blocks.length + 1;
    const width = (sheet.width - gap * blocks.length) / columns;
    const texts = blocks.map(({ label, lines }) => ({
      label,
      lines: lines.map((line, index) => paper.wrap(line, width, sizes.text, index === 0 ? 'bold' : 'regular')),
    }));
    const valued = facts.map(({ label, value }) => ({ label, text: paper.wrap(value, width - 84, sizes.text) }));
    const height = Math.max(
      ...texts.map(({ lines }) => 14 + sum(lines.map(heightOf))),
      sum(valued.map(({ text }) => heightOf(text) + 3)),
    );
    this.#flow.add(height, (top) => {
      for (const [column, { label, lines }] of texts.entries()) {
        const x = sheet.left + column * (width + gap);
        paper.tag('P', () => {
          paper.text(label, x, top + 8, { size: sizes.label, color: shades.quiet, more: true });
          let y = top + 14;
          for (const [index, line] of lines.entries()) {
            const more = index < lines.length - 1;
            this.#flow.lines(line, x, y, { weight: index === 0 ? 'bold' : 'regular', more });
            y += heightOf(line);
          }
        });
      }
      const x = sheet.left + blocks.length * (width + gap);
      let y = top;
      for (const { label, text } of valued) {
        const from = y;
        paper.tag('P', () => {
          paper.text(label, x, from + 8.6, { size: sizes.label, color: shades.quiet, more: true });
          this.#flow.lines(text, x + 84, from);
        });
        y += heightOf(text) + 3;
      }
    });
    this.space(20);
  }

  /** A sentence that must not be missed. */
  notice(sentence: string): void {
    const paper = this.#flow.paper;
    const text = paper.wrap(sentence, sheet.width - 2 * PADDING - 6, 10, 'bold');
    const height = heightOf(text) + 12;
    this.#flow.add(height, (top) => {
      paper.decoration(() => {
        paper.area(sheet.left, top, sheet.width, height, tintOf(this.#flow.look.color));
        paper.area(sheet.left, top, 3, height, this.#flow.look.color);
      });
      paper.tag('P', () => this.#flow.lines(text, sheet.left + PADDING + 6, top + 6, { weight: 'bold' }));
    });
    this.space(14);
  }

  /** A table. Its head is repeated on each page. The first column names the row. */
  table(columns: readonly LetterColumn[], rows: readonly (readonly string[])[], place: Place = whole): void {
    addTable(this.#flow, columns, rows, place);
  }

  /** Sums below a table: what each is on the left, its amount on the right. A strong one stands out. */
  sums(sums: readonly LetterSum[], place: Place): void {
    addSums(this.#flow, sums, place);
  }

  /** Two parts beside each other, which stay on one page. `height` is that of the higher one. */
  pair(height: number, left: () => void, right: () => void): void {
    this.#flow.keep(height);
    const top = this.#flow.y;
    left();
    const bottom = this.#flow.y;
    this.#flow.y = top;
    right();
    this.#flow.y = Math.max(this.#flow.y, bottom);
    this.space(20);
  }

  /** Facts beside each other in a frame, below a heading: how to pay. */
  box(title: string, facts: readonly LetterFact[]): void {
    const paper = this.#flow.paper;
    // The first fact is a name, which is wider than numbers.
    const share = (sheet.width - 2 * 12 - 12 * (facts.length - 1)) / (facts.length + 1);
    const texts = facts.map(({ label, value }, index) => ({
      label,
      x: sheet.left + 12 + index * (share + 12) + (index > 0 ? share : 0),
      text: paper.wrap(value, index > 0 ? share : 2 * share, sizes.text, 'bold'),
    }));
    const height = 44 + Math.max(...texts.map(({ text }) => heightOf(text)));
    this.#flow.add(height, (top) => {
      paper.decoration(() => paper.frame(sheet.left, top, sheet.width, height, 0.75, shades.line));
      paper.tag('H2', () =>
        paper.text(title, sheet.left + 12, top + 17, { size: 10, weight: 'bold', color: shades.ink }),
      );
      for (const { label, text, x } of texts) {
        paper.tag('P', () => {
          paper.text(label, x, top + 31, { size: sizes.label, color: shades.quiet, more: true });
          this.#flow.lines(text, x, top + 34, { weight: 'bold' });
        });
      }
    });
    this.space(18);
  }

  /** A text of any length below its heading. */
  section(title: string, text: string): void {
    const paper = this.#flow.paper;
    const { lines, size } = paper.wrap(text, sheet.width, sizes.text);
    this.heading(title);
    for (const line of lines) {
      this.#flow.add(size * LINE_HEIGHT + 1, (top) =>
        paper.tag('P', () => this.#flow.lines({ lines: [line], size }, sheet.left, top)),
      );
    }
    this.space(14);
  }

  /** A heading. What follows stands on the same page. */
  heading(title: string): void {
    const paper = this.#flow.paper;
    this.#flow.keep(48);
    this.#flow.add(18, (top) =>
      paper.tag('H2', () => paper.text(title, sheet.left, top + 10, { size: 10, weight: 'bold', color: shades.ink })),
    );
  }

  /** Leaves free room. */
  space(height: number): void {
    this.#flow.y += height;
  }

  /** Draws all pages. */
  draw(pause: Pause): Promise<void> {
    return this.#flow.draw(pause);
  }

  #state(word: string, top: number): void {
    const paper = this.#flow.paper;
    const style = { size: 8, weight: 'bold' } as const;
    const width = paper.widthOf(word, style) + 14;
    paper.decoration(() => paper.frame(sheet.right - width, top, width, 15, 1, shades.ink));
    paper.tag('P', () => paper.text(word, sheet.right - 7, top + 10.6, { ...style, from: 'right', color: shades.ink }));
  }
}

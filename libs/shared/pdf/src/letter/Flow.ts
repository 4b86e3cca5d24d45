import type { FittedText } from '../fitText.ts';
import { LINE_HEIGHT } from '../fitText.ts';
import type { Paper, TextStyle } from '../Paper.ts';
import type { Pause } from '../pdfOf.ts';
import type { Picture } from '../pictures/pictureOf.ts';
import { shades, sheet } from './sheet.ts';

/** Who sends a letter, and how each of its pages looks. */
export interface LetterLook {
  /** The colour of bars and grounds, as #rrggbb. */
  readonly color: string;
  /** The name that stands where there is no logo, and above each following page. */
  readonly sender: string;
  readonly logo: Picture | null;
  /** What the letter is: 'VAT invoice 1042'. */
  readonly title: string;
  /** A line at the foot of each page. */
  readonly footer: string;
  /** A word across each page: 'VOID'. */
  readonly watermark: string | null;
}

type Draw = () => void;

/** The pages of a letter. What is added stands below what was added before, or on the next page. */
export class Flow {
  readonly paper: Paper;
  readonly look: LetterLook;
  readonly #pages: Draw[][] = [[]];
  /** The top of what is added next. */
  y = 40;

  constructor(paper: Paper, look: LetterLook) {
    this.paper = paper;
    this.look = look;
  }

  /** Adds what needs so much room, on the next page if there is too little left. `draw` gets its top. */
  add(height: number, draw: (top: number) => void): void {
    this.keep(height);
    const top = this.y;
    this.y += height;
    this.onPage(() => draw(top));
  }

  /** Adds what needs no room. */
  onPage(draw: Draw): void {
    this.#pages.at(-1)?.push(draw);
  }

  /** Goes on to the next page unless so much room is left. */
  keep(height: number): void {
    if (!this.fits(height)) this.turn();
  }

  fits(height: number): boolean {
    return this.y + height <= sheet.bottom;
  }

  /** Begins the next page. */
  turn(): void {
    this.#pages.push([]);
    this.y = sheet.followingTop;
  }

  /** Draws lines from their top. */
  lines(text: FittedText, x: number, top: number, style: Omit<TextStyle, 'size'> = {}): void {
    this.paper.lines(text, x, top + heightOf(text) / 2, { color: shades.ink, ...style });
  }

  /** Draws all pages. */
  async draw(pause: Pause): Promise<void> {
    const { paper, look } = this;
    for (const [index, draws] of this.#pages.entries()) {
      paper.addPage();
      if (index === 0) paper.bookmark(look.title);
      paper.decoration(() => paper.area(0, 0, 595.28, 7, look.color));
      if (index > 0) this.#shortHead();
      for (const draw of draws) {
        draw();
        await pause();
      }
      const { watermark } = look;
      if (watermark !== null) paper.decoration(() => paper.watermark(watermark, shades.ink), 'Pagination');
      this.#foot(`Page ${index + 1} of ${this.#pages.length}`);
    }
  }

  #shortHead(): void {
    const { paper, look } = this;
    const room = { width: sheet.width / 2 - 8, size: 9, smallest: 6 };
    const [named, titled] = [paper.fit(look.sender, room, 'bold'), paper.fit(look.title, room)];
    paper.decoration(() => {
      paper.lines(named, sheet.left, 42, { weight: 'bold', color: shades.ink });
      paper.lines(titled, sheet.right, 42, { from: 'right', color: shades.quiet });
      paper.rule([sheet.left, 54], [sheet.right, 54], 0.75, shades.line);
    }, 'Pagination');
  }

  #foot(pages: string): void {
    const { paper, look } = this;
    const note = paper.missesCharacters ? ' · The console shows characters that are printed as �.' : '';
    const fitted = paper.fit(look.footer + note, { width: sheet.width - 80, size: 7.5, smallest: 5 });
    paper.decoration(() => {
      paper.rule([sheet.left, sheet.footer - 14], [sheet.right, sheet.footer - 14], 0.5, shades.line);
      paper.lines(fitted, sheet.left, sheet.footer - 2.7, { color: shades.quiet });
      paper.text(pages, sheet.right, sheet.footer, { size: 7.5, from: 'right', color: shades.quiet });
    }, 'Pagination');
  }
}

export const heightOf = ({ lines, size }: FittedText): number => lines.length * size * LINE_HEIGHT;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

import PDFDocument from 'pdfkit';
import { Faces, type Weight } from './Faces.ts';
import { type FittedText, fitText, LINE_HEIGHT, type Room, wrapText } from './fitText.ts';
import type { Picture } from './pictures/pictureOf.ts';
import { printable, runsOf } from './runsOf.ts';

/** The look of a text. Black, regular and from the left by default. */
export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly weight?: Weight;
  /** A colour as #rrggbb. */
  readonly color?: string;
  /** The side of the text that `x` is. */
  readonly from?: 'left' | 'center' | 'right';
  /** Whether another text of the same element follows. Readers then keep the two apart. */
  readonly more?: boolean;
}

/** What a file says about itself. Nothing here may come from the clock, because the same content must give the same bytes. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** The time of the last change of what the file shows. */
  readonly changedAt: Date;
  readonly layout?: 'portrait' | 'landscape';
}

/** A part of the file's structure, for readers that speak it: a table, a row. */
export interface Element {
  add(child: Element | (() => void)): Element;
  end(): void;
}

/**
 * The pages of a PDF file in A4, to draw on. Places are in points from the top left corner. Texts may be in any script.
 * Everything is either content, drawn by {@link tag} or {@link cell}, or {@link decoration}.
 */
export class Paper {
  readonly #document: PDFDocument;
  readonly #faces: Faces;
  /** The element that contains all others. */
  readonly #root: Element;
  readonly #pictures = new Map<Picture, ReturnType<Picture['inFile']>>();
  #missing = false;

  constructor({ title, author, changedAt, layout = 'portrait' }: PdfFacts) {
    this.#document = new PDFDocument({
      size: 'A4',
      layout,
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      autoFirstPage: false,
      font: null,
      info: {
        Title: printable(title),
        Author: printable(author),
        CreationDate: changedAt,
        ModDate: changedAt,
        Producer: 'Console',
        Creator: 'Console',
      },
    });
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
    this.#faces = new Faces(({ name, font }) => this.#document.registerFont(name, font));
  }

  /** Whether the page shows � for a character that no font has. */
  get missesCharacters(): boolean {
    return this.#missing;
  }

  /** The bytes of the file. They are complete after {@link end}. */
  get parts(): AsyncIterable<Uint8Array> {
    return this.#document;
  }

  end(): void {
    this.#root.end();
    this.#document.end();
  }

  addPage(): void {
    this.#document.addPage();
    this.#missing = false;
  }

  /** The width of a text on one line. */
  widthOf(text: string, { size, weight = 'regular' }: TextStyle): number {
    let width = 0;
    for (const run of runsOf(printable(text), weight, this.#faces)) {
      width += this.#document.font(run.face.name).fontSize(size).widthOfString(run.text);
    }
    return width;
  }

  /** Makes a text fit its room. Draw the result with {@link lines}. */
  fit(text: string, room: Room, weight: Weight = 'regular'): FittedText {
    return fitText(text, room, (part) => this.widthOf(part, { size: 1, weight }));
  }

  /** Breaks a text of any length into lines. Draw the result with {@link lines}. */
  wrap(text: string, width: number, size: number, weight: Weight = 'regular'): FittedText {
    return wrapText(text, width, size, (part) => this.widthOf(part, { size: 1, weight }));
  }

  /** Draws a text on one line. */
  text(text: string, x: number, baseline: number, style: TextStyle): void {
    const { size, weight = 'regular', color = '#000000', from = 'left', more = false } = style;
    const document = this.#document;
    // A text from the left is not measured first.
    let at = from === 'left' ? x : x - { center: 0.5, right: 1 }[from] * this.widthOf(text, style);
    document.fillColor(color);
    const runs = runsOf(printable(text), weight, this.#faces);
    for (const { text: part, face, actual, missing = false } of runs) {
      document.font(face.name).fontSize(size);
      if (actual) document.markContent('Span', { actual });
      document.text(part, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (actual) document.endMarkedContent();
      this.#missing ||= missing;
      at += document.widthOfString(part);
    }
    if (more && runs.length > 0) document.text(' ', at, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Draws a fitted text. Its lines stand around `middle`, which is half of the height of the room. */
  lines({ lines, size }: FittedText, x: number, middle: number, style: Omit<TextStyle, 'size'> = {}): void {
    const height = size * LINE_HEIGHT;
    const first = middle - ((lines.length - 1) * height) / 2 + size * 0.36;
    for (const [index, line] of lines.entries()) {
      const more = style.more === true || index < lines.length - 1;
      this.text(line, x, first + index * height, { ...style, size, more });
    }
  }

  /** Draws a straight line. */
  rule(
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
    width: number,
    color = '#000000',
  ): void {
    this.#document
      .lineWidth(width)
      .strokeColor(color)
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
  }

  /** Draws a line through several points, with round ends. */
  stroke(points: readonly (readonly [x: number, y: number])[], width: number): void {
    const [first = [0, 0], ...others] = points;
    this.#document
      .lineWidth(width)
      .lineCap('round')
      .strokeColor('#000000')
      .moveTo(...first);
    for (const point of others) this.#document.lineTo(...point);
    this.#document.stroke().lineCap('butt');
  }

  /** Draws the outline of a rectangle. */
  frame(x: number, y: number, width: number, height: number, line: number, color = '#000000'): void {
    this.#document.lineWidth(line).strokeColor(color).rect(x, y, width, height).stroke();
  }

  /** Fills a rectangle. */
  area(x: number, y: number, width: number, height: number, color: string): void {
    this.#document.fillColor(color).rect(x, y, width, height).fill();
  }

  /**
   * Draws a picture and says what it shows. A picture that is used again is in the file once.
   *
   * @param alt what the picture shows, for those who do not see it.
   */
  picture(picture: Picture, alt: string, x: number, y: number, width: number, height: number): void {
    const known = this.#pictures.get(picture) ?? picture.inFile(`I${this.#pictures.size + 1}`);
    this.#pictures.set(picture, known);
    const element = this.#document.struct('Figure', { alt, bbox: [x, y, x + width, y + height] });
    this.#root.add(element);
    element.add(() => this.#document.image(known, x, y, { width, height, ignoreOrientation: true })).end();
  }

  /** Draws large letters across the page, through which everything else can be read. */
  watermark(word: string, color: string): void {
    const { width, height } = this.#document.page;
    const size = Math.min(150, (0.8 * Math.hypot(width, height)) / this.widthOf(word, { size: 1, weight: 'bold' }));
    this.#document.save().rotate(-Math.atan(height / width) * (180 / Math.PI), { origin: [width / 2, height / 2] });
    this.#document.fillOpacity(0.1);
    this.text(word, width / 2, height / 2 + size * 0.36, { size, weight: 'bold', color, from: 'center' });
    this.#document.restore();
  }

  /** Names the current page in the outline of the file, which viewers show beside the pages. */
  bookmark(name: string): void {
    this.#document.outline.addItem(printable(name));
  }

  /** Draws content and says what it is: 'H1' or 'P'. */
  tag(type: string, draw: () => void): void {
    const element = this.#document.struct(type);
    this.#root.add(element);
    element.add(draw).end();
  }

  /** Begins a table of the structure. End it after its last row. */
  table(): Element {
    const table = this.#document.struct('Table');
    this.#root.add(table);
    return table;
  }

  /** Begins a row of a table of the structure. End it after its last cell. */
  row(table: Element): Element {
    const row = this.#document.struct('TR');
    table.add(row);
    return row;
  }

  /**
   * Draws a cell of a row.
   *
   * @param heads what the cell is the heading of. A cell of data by default.
   */
  cell(row: Element, draw: () => void, heads?: 'Column' | 'Row'): void {
    const cell = heads ? this.#document.struct('TH', { scope: heads }) : this.#document.struct('TD');
    row.add(cell);
    cell.add(draw).end();
  }

  /** Draws what is no content: rules, page numbers, and headings that are repeated on each page. */
  decoration(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.#document.markContent('Artifact', { type });
    draw();
    this.#document.endMarkedContent();
  }
}

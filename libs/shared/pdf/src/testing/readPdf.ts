import { inflateSync } from 'node:zlib';

/** A part of a content stream: a font, a text of glyphs, or the begin or end of marked content. */
const operators =
  /\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[\s\d.-])*)\] TJ|\/(\w+)(?: <<(?:[^\\]|\\.)*?>>)? (?:BDC|BMC)|EMC/gs;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Reads the texts of a PDF file that this package made, as a reader program would copy them: for each page the runs of text
 * in the order in which they were drawn. Marked content is read as the text that it stands for.
 */
export function readPdf(bytes: Uint8Array): string[][] {
  return pagesOf(bytes).map(({ content, fonts }) => runsOf(content, fonts));
}

/** A glyph on paper. */
export interface DrawnGlyph {
  /** Its number in the file's font. 0 is the box for a character that the font lacks. */
  readonly number: number;
  /** The characters that the glyph was made for, � included. Empty for a glyph that belongs to the one before it. */
  readonly characters: string;
}

/** Reads what a reader sees on each page of such a file: its glyphs, also those of marked content. */
export function glyphsOf(bytes: Uint8Array): DrawnGlyph[][] {
  return pagesOf(bytes).map(({ content, fonts }) => {
    let font: string[] = [];
    return Array.from(content.matchAll(operators)).flatMap(([, name, glyphs = '']) => {
      if (name !== undefined) font = fonts.get(name) ?? [];
      return numbersOf(glyphs).map((number) => ({ number, characters: font[number] ?? '' }));
    });
  });
}

interface Page {
  readonly content: string;
  readonly fonts: ReadonlyMap<string, string[]>;
}

function pagesOf(bytes: Uint8Array): Page[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    Array.from(file.matchAll(/(?<=\n)(\d+) 0 obj\n(.*?)\nendobj/gs), ([, id = '', text = '']) => [id, text]),
  );
  const follow = (text: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? '') ?? '';
  const pages = [...objects.values()].filter((text) => text.includes('/Type /Page\n'));
  return pages.map((page) => {
    const resources = follow(page, 'Resources');
    const fonts = new Map(
      Array.from(resources.matchAll(/\/(F\d+) \d+ 0 R/g), ([, name = '']) => [
        name,
        charactersOf(streamOf(follow(follow(resources, name), 'ToUnicode'))),
      ]),
    );
    return { content: streamOf(follow(page, 'Contents')), fonts };
  });
}

/** The numbers of the glyphs of a text. */
const numbersOf = (glyphs: string): number[] =>
  (glyphs.match(/[\da-f]{4}(?=[\da-f]*>)/g) ?? []).map((number) => Number.parseInt(number, 16));

/** The decoded stream of an object, a character for each byte. */
function streamOf(object: string): string {
  const stream = /stream\n(.*)\nendstream/s.exec(object)?.[1] ?? '';
  const bytes = Buffer.from(stream, 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The characters of the glyphs of a font, by the number of the glyph. */
function charactersOf(unicodeMap: string): string[] {
  const ranges = unicodeMap.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/g);
  return [...ranges].flatMap(([, entries = '']) =>
    Array.from(entries.matchAll(/<(.*?)>/g), ([, codes = '']) =>
      codes === '' ? '' : String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  );
}

function runsOf(content: string, fonts: ReadonlyMap<string, string[]>): string[] {
  const runs: string[] = [];
  const marks: (string | undefined)[] = [];
  let font: string[] = [];
  let drawn: string[] = [];
  const finish = (replacement?: string) => {
    const text = replacement ?? (rightToLeft.test(drawn.join('')) ? drawn.reverse() : drawn).join('');
    // A space between two words or lines is a run of its own.
    if (text.trim() !== '') runs.push(text);
    else if (text !== '') runs.push((runs.pop() ?? '') + text);
    drawn = [];
  };
  for (const [operator, name, glyphs, mark] of content.matchAll(operators)) {
    if (name !== undefined) {
      // Each run chooses its font anew.
      if (marks.at(-1) === undefined) finish();
      font = fonts.get(name) ?? [];
    } else if (glyphs !== undefined) {
      drawn.push(...numbersOf(glyphs).map((number) => font[number] ?? ''));
    } else if (mark !== undefined) {
      finish();
      marks.push(actualText(operator));
    } else {
      finish(marks.pop());
    }
  }
  return runs;
}

/** The text that marked content stands for: UTF-16 with a byte order mark. */
function actualText(operator: string): string | undefined {
  const escaped = /\/ActualText \(\xFE\xFF((?:[^\\]|\\.)*?)\)/s.exec(operator)?.[1];
  if (escaped === undefined) return undefined;
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = escaped.replace(/\\(.)/gs, (_, character: string) => escapes[character] ?? character);
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le');
}

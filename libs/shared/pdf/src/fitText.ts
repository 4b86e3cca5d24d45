import { charactersOf, printable } from './runsOf.ts';

/** Returns the width of a text on one line, for a size of one point. */
export type Measure = (text: string) => number;

/** The room for a text, in points. */
export interface Room {
  readonly width: number;
  /** Room for several lines. One line by default. */
  readonly height?: number;
  readonly size: number;
  /** The smallest size that is still readable. */
  readonly smallest: number;
}

/** A text that fits its room. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The height of a line for its size. */
export const LINE_HEIGHT = 1.2;

const ELLIPSIS = '…';

/** No room takes more characters. The rest is not even measured, so no text takes long. */
const MOST_CHARACTERS = 1_000;

/** Makes a text fit: it is written smaller first, then it is cut with an ellipsis. Each word and character is measured once. */
export function fitText(
  text: string,
  { width, height = 0, size: largest, smallest }: Room,
  measure: Measure,
): FittedText {
  const widthOf = measuringOnce(measure);
  const words = Array.from(printable(text)).slice(0, MOST_CHARACTERS).join('').split(' ');
  for (let size = largest; ; size -= 0.5) {
    const most = Math.max(1, Math.floor(height / (size * LINE_HEIGHT)));
    const lines = linesOf(words, width / size, widthOf);
    if (lines.length <= most) return { lines, size };
    if (size - 0.5 < smallest) return { lines: cut(lines, most, width / size, widthOf), size };
  }
}

/**
 * Breaks a text into lines that are no wider than `width`, a line of its own for each line of the text. Nothing is cut. Lines
 * without a word are left out.
 */
export function wrapText(text: string, width: number, size: number, measure: Measure): FittedText {
  const widthOf = measuringOnce(measure);
  const lines = text
    .split(/[\n\r]+/)
    .map(printable)
    .filter((line) => line !== '')
    .flatMap((line) => linesOf(line.split(' '), width / size, widthOf));
  return { lines, size };
}

/** Remembers what it has measured. */
function measuringOnce(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (part) => {
    const known = widths.get(part) ?? measure(part);
    widths.set(part, known);
    return known;
  };
}

/** Breaks a text between its words. A word that is wider than the line breaks between characters. */
function linesOf(words: readonly string[], most: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of words) {
    const ofWord = widthOf(word);
    const longer = line === '' ? ofWord : width + widthOf(' ') + ofWord;
    if (longer <= most) {
      line = line === '' ? word : `${line} ${word}`;
      width = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    [line, width] = [word, ofWord];
    if (ofWord <= most) continue;
    [line, width] = ['', 0];
    for (const character of charactersOf(word)) {
      const ofCharacter = widthOf(character);
      if (line !== '' && width + ofCharacter > most) {
        lines.push(line);
        [line, width] = ['', 0];
      }
      line += character;
      width += ofCharacter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cut(lines: readonly string[], count: number, most: number, widthOf: Measure): string[] {
  let kept = '';
  let width = widthOf(ELLIPSIS);
  for (const character of charactersOf(lines[count - 1] ?? '')) {
    width += widthOf(character);
    if (width > most) break;
    kept += character;
  }
  return [...lines.slice(0, count - 1), kept.trimEnd() + ELLIPSIS];
}

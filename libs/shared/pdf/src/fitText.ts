import { charactersOf, printable } from './runsOf.ts';

/** Returns the width of a text on one line, in points. */
export type Measure = (text: string, size: number) => number;

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

/** Makes a text fit: it is written smaller first, then it is cut with an ellipsis. */
export function fitText(
  text: string,
  { width, height = 0, size: largest, smallest }: Room,
  measure: Measure,
): FittedText {
  const whole = printable(text);
  for (let size = largest; ; size -= 0.5) {
    const most = Math.max(1, Math.floor(height / (size * LINE_HEIGHT)));
    const lines = linesOf(whole, width, (part) => measure(part, size));
    if (lines.length <= most) return { lines, size };
    if (size - 0.5 < smallest) return { lines: cut(lines, most, width, (part) => measure(part, size)), size };
  }
}

/** Breaks a text at its spaces. A word that is wider than the line breaks between characters. */
function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    if (measure(word) <= width) line = word;
    else {
      for (const character of charactersOf(word)) {
        if (line !== '' && measure(line + character) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cut(lines: readonly string[], most: number, width: number, measure: (text: string) => number): string[] {
  const characters = charactersOf(lines[most - 1] ?? '');
  while (characters.length > 0 && measure(characters.join('') + ELLIPSIS) > width) characters.pop();
  return [...lines.slice(0, most - 1), characters.join('').trimEnd() + ELLIPSIS];
}

import bidiFactory from 'bidi-js';
import { covers, type Face, type Faces, type Weight } from './Faces.ts';

/** A part of a text with one font and one direction. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  /** The text that the run stands for, where its glyphs do not say it. */
  readonly actual?: string;
  /** Whether no font has the character. The run shows � instead. */
  readonly missing?: boolean;
}

interface Piece extends Run {
  /** The embedding level of the Unicode Bidirectional Algorithm. Odd levels go from right to left. */
  readonly level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const replacement = '\uFFFD';

/** Latin with its accents, and ordinary punctuation: one run in the first font. */
const plain = /^[\x20-\x7E\xA1-\xAC\xAE-\u02FF\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u20AC]*$/;

/** Characters that have no glyph of their own, such as directional marks and variation selectors. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** Spaces, digits and punctuation, which belong to every script. They stay in the font before them. */
const common = /^\p{Script=Common}+$/u;

/** Returns a text as it can stand on one line: composed characters, and a space for each line break or control character. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** Splits a text into the characters that a reader sees. */
export const charactersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * Splits one line of printable text into runs, in their order on paper from left to right.
 *
 * A character that no font has becomes a run that shows �. So no text fails, and none disappears.
 */
export function runsOf(text: string, weight: Weight, faces: Faces): Run[] {
  if (plain.test(text)) return text === '' ? [] : [{ text, face: faces.first(weight) }];
  return inVisualOrder(joined(piecesOf(text, weight, faces))).map(readable);
}

/** A piece for each character that a reader sees. */
function piecesOf(text: string, weight: Weight, faces: Faces): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const pieces: Piece[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0;
    const shown = segment.replace(ignorable, '');
    if (shown === '') continue;
    const before = pieces.at(-1)?.face;
    const stays = before && common.test(shown) && covers(before, shown);
    const face = stays ? before : faces.covering(shown, weight);
    if (!face) {
      pieces.push({ text: replacement, face: faces.first(weight), level, actual: segment, missing: true });
    } else {
      const joins = covers(face, segment) ? segment : shown;
      pieces.push({ text: level % 2 === 1 ? (bidi.getMirroredCharacter(joins) ?? joins) : joins, face, level });
    }
  }
  return pieces;
}

/** Joins neighbours of one font and direction. Words from right to left stay apart, because pdfkit lays words out from left to right. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const apart =
      !last ||
      last.missing ||
      piece.missing ||
      last.face !== piece.face ||
      last.level !== piece.level ||
      (piece.level % 2 === 1 && (piece.text === ' ' || last.text === ' '));
    if (apart) runs.push(piece);
    else runs[runs.length - 1] = { ...last, text: last.text + piece.text };
  }
  return runs;
}

/** The run with the text that it stands for, when its glyphs stand in another order. */
function readable<Part extends Run>(run: Part): Part {
  return run.face.reorders && !run.missing ? { ...run, text: inDrawingOrder(run.text), actual: run.text } : run;
}

/** Thai AM is a ring and a vowel. The ring belongs below the tone mark, and fontkit leaves it above. */
const inDrawingOrder = (text: string): string => text.replace(/([\u0E48-\u0E4B])\u0E33/g, '\u0E4D$1\u0E32');

/** Rule L2 of the Unicode Bidirectional Algorithm: reverses the runs of each level, from the highest level down. */
function inVisualOrder(runs: Piece[]): Piece[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end++;
      if (end > start) {
        runs.splice(start, end - start, ...runs.slice(start, end).reverse());
        start = end;
      }
    }
  }
  return runs;
}

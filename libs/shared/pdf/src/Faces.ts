import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A font file. Its name is the name of the file without its ending. */
export interface Face {
  readonly name: string;
  readonly font: Font;
}

/** The fonts of a weight. A character is shown in the first font that has it. */
const names: Readonly<Record<Weight, readonly [first: string, ...others: string[]]>> = {
  regular: ['NotoSans-Regular', 'NotoSansHebrew-Regular', 'NotoSansArabic-Regular', 'NotoSansSC-Regular'],
  bold: ['NotoSans-Bold', 'NotoSansHebrew-Bold', 'NotoSansArabic-Bold', 'NotoSansSC-Regular'],
};

const files = new Map<string, Uint8Array>();

/** Reads a font file once for the process. */
function fileOf(name: string): Uint8Array {
  const file = files.get(name) ?? readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url));
  files.set(name, file);
  return file;
}

/**
 * The fonts of one PDF file. A font is opened when a character needs it.
 *
 * Two files never share an opened font: fontkit remembers the character that a glyph was first used for, so a file would
 * contain traces of the files before it.
 */
export class Faces {
  readonly #opened = new Map<string, Face>();
  readonly #onOpen: (face: Face) => void;

  /** @param onOpen called with each font before its first use. */
  constructor(onOpen: (face: Face) => void = () => {}) {
    this.#onOpen = onOpen;
  }

  /** The font for Latin, Greek and Cyrillic. It also has the sign for a character that no font has. */
  first(weight: Weight): Face {
    return this.#open(names[weight][0]);
  }

  /** Returns the font that has all of the given characters. Null when none has. */
  covering(characters: string, weight: Weight): Face | null {
    for (const name of names[weight]) {
      const face = this.#open(name);
      if (covers(face, characters)) return face;
    }
    return null;
  }

  #open(name: string): Face {
    const known = this.#opened.get(name);
    if (known) return known;
    const face = { name, font: create(fileOf(name)) };
    this.#opened.set(name, face);
    this.#onOpen(face);
    return face;
  }
}

/** Whether a font has all of the given characters. */
export function covers({ font }: Face, characters: string): boolean {
  return Array.from(characters).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

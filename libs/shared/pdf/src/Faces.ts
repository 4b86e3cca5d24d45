import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A font file. Its name is the name of the file without its ending. */
export interface Face {
  readonly name: string;
  readonly font: Font;
  /** Whether its glyphs stand in another order than the characters, so that the file must say what they stand for. */
  readonly reorders: boolean;
}

interface Family {
  /** The start of the names of its files. */
  readonly name: string;
  /** The characters for which the family is asked. A font is opened only when a text has one of them. */
  readonly scripts: RegExp;
  readonly reorders?: boolean;
  /** Whether the family has no bold font. */
  readonly regularOnly?: boolean;
}

/** The family of Latin, Greek and Cyrillic. It is asked for every character first. */
const first: Family = { name: 'NotoSans', scripts: /./su };

/** The other families, in the order in which they are asked. */
const families: readonly Family[] = [
  { name: 'NotoSansHebrew', scripts: /\p{scx=Hebrew}/u },
  { name: 'NotoSansArabic', scripts: /\p{scx=Arabic}/u },
  { name: 'NotoSansThai', scripts: /\p{scx=Thai}/u, reorders: true },
  { name: 'NotoSansDevanagari', scripts: /\p{scx=Devanagari}/u, reorders: true },
  { name: 'NotoSansBengali', scripts: /\p{scx=Bengali}/u, reorders: true },
  { name: 'NotoSansGurmukhi', scripts: /\p{scx=Gurmukhi}/u, reorders: true },
  { name: 'NotoSansGujarati', scripts: /\p{scx=Gujarati}/u, reorders: true },
  { name: 'NotoSansTamil', scripts: /\p{scx=Tamil}/u, reorders: true },
  { name: 'NotoSansSinhala', scripts: /\p{scx=Sinhala}/u, reorders: true },
  { name: 'NotoSansArmenian', scripts: /\p{scx=Armenian}/u },
  { name: 'NotoSansGeorgian', scripts: /\p{scx=Georgian}/u },
  // Full-width forms and many signs, too. Hangul has only syllables and single letters.
  {
    name: 'NotoSansSC',
    scripts: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u2000-\u2BFF\u3000-\u33FF\uFF00-\uFFEF]/u,
    regularOnly: true,
  },
  { name: 'NotoSansKR', scripts: /\p{scx=Hangul}/u },
];

const opened = new Map<string, Font>();

/** Opens a font once for the process, because reading its tables takes 20 ms. */
function openedFont(name: string): Font {
  const font = opened.get(name) ?? create(readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url)));
  opened.set(name, font);
  return font;
}

/**
 * A font for one PDF file. Its tables are those of the opened font, but its glyphs are its own: fontkit remembers the
 * character that a glyph was first used for, so a file would contain traces of the files before it.
 */
function fontOfFile(name: string): Font {
  return Object.assign(Object.create(openedFont(name)), { _glyphs: {} });
}

/** The fonts of one PDF file. A font is opened when a character needs it. */
export class Faces {
  readonly #opened = new Map<string, Face>();
  readonly #onOpen: (face: Face) => void;

  /** @param onOpen called with each font before its first use. */
  constructor(onOpen: (face: Face) => void = () => {}) {
    this.#onOpen = onOpen;
  }

  /** The font for Latin, Greek and Cyrillic. It also has the sign for a character that no font has. */
  first(weight: Weight): Face {
    return this.#open(first, weight);
  }

  /** Returns the font that has all of the given characters. Null when none has. */
  covering(characters: string, weight: Weight): Face | null {
    for (const family of [first, ...families]) {
      if (!family.scripts.test(characters)) continue;
      const face = this.#open(family, weight);
      if (covers(face, characters)) return face;
    }
    return null;
  }

  #open({ name: family, reorders = false, regularOnly = false }: Family, weight: Weight): Face {
    const name = `${family}-${weight === 'bold' && !regularOnly ? 'Bold' : 'Regular'}`;
    const known = this.#opened.get(name);
    if (known) return known;
    const face = { name, font: shapingAll(fontOfFile(name)), reorders };
    this.#opened.set(name, face);
    this.#onOpen(face);
    return face;
  }
}

/** The features that move marks to their letters. */
const ofMarks = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * Makes a font lay out every text. fontkit fails when a mark follows a letter that has no place for it. Then the marks of
 * that text stand where the font has them, instead of where they belong.
 */
function shapingAll(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, { ...features, ...ofMarks });
    }
  };
  return font;
}

/** Whether a font has all of the given characters. */
export function covers({ font }: Face, characters: string): boolean {
  return Array.from(characters).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** Whether the database can store a text: it has neither NUL nor unpaired surrogates. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** The start of a text, at most `length` UTF-16 units long. An emoji at the end is not cut in half. */
export const startOf = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Removes what nobody types and nobody sees: control characters, and characters that reverse the direction of the text
 * after them. Right-to-left scripts do not need them. Of many accents on one letter, which would cover the line above,
 * the first five stay. No script needs more.
 */
export function withoutControls(text: string): string {
  return text.replace(controls, '').replace(manyMarks, '$1');
}

/**
 * Removes the other invisible characters too, for text of one line. The joiners of Persian, Indic scripts and emoji stay
 * between the characters that they join, and what chooses the form of a character or the region of a flag stays behind it.
 */
export function withoutInvisible(text: string): string {
  return withoutControls(text)
    .replace(invisible, '')
    .replace(tags, '$1')
    .replace(looseSelectors, '')
    .replace(looseJoiners, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must find these characters
const controls = /[\x01-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\u061C\u202A-\u202E\u2066-\u2069]/g;
const invisible =
  /[\u034F\u17B4\u17B5\u00AD\u115F\u1160\u180E\u200B\u200E\u200F\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1D173}-\u{1D17A}]/gu;
/** Tags can spell a whole text that nobody sees. The flags of England, Scotland and Wales are a black flag with tags. */
const tags = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u{E0000}-\u{E007F}]/gu;
const looseSelectors = /(?<![\p{Emoji}\p{Script=Han}\p{Script=Myanmar}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const manyMarks = /(\p{M}{5})\p{M}+/gu;

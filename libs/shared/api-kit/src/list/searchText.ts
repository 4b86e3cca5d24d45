import { invalidInput } from '../schema/errors.ts';

/** The most characters of a search text. */
export const LONGEST_TEXT = 255;

/**
 * Splits a search text into words. A NUL separates words too, because PostgreSQL refuses it in text.
 *
 * @throws a violation when the text is too long.
 */
export function wordsOf(text: string, path: string): string[] {
  if (text.length > LONGEST_TEXT) {
    throw invalidInput({ path, message: `${path} must have at most ${LONGEST_TEXT} characters.` });
  }
  return text.split(/[\s\0]+/).filter((word) => word !== '');
}

/** Returns `%word%` for LIKE over a sort key. Wildcards in the word itself are escaped. */
export function containing(word: string): string {
  return `%${sortKey(word).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Returns text as it is sorted and searched: without accents and capitals, like the database's function `sort_key`. */
export function sortKey(text: string): string {
  return text
    .trim()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

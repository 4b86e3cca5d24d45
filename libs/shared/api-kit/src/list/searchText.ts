import { searchWords } from '@console/format';
import { type SQL, sql } from 'drizzle-orm';
import { invalidInput } from '../schema/errors.ts';

/** The most characters of a search text. */
export const LONGEST_TEXT = 255;

/**
 * Splits a search text into words as sort keys hold them. A NUL separates words too, because PostgreSQL refuses it in
 * text.
 *
 * @throws a violation when the text is too long.
 */
export function wordsOf(text: string, path: string): string[] {
  if (text.length > LONGEST_TEXT) {
    throw invalidInput({ path, message: `${path} must have at most ${LONGEST_TEXT} characters.` });
  }
  return searchWords(text.replaceAll('\0', ' '));
}

/**
 * Returns the words as the keys of rows hold them that the backfill of the sort keys has not reached yet. Empty for a
 * text whose key has not changed. A release after the backfill needs it no longer.
 */
export function olderWordsOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return [];
  const key = text.normalize('NFKD').replace(/[\u0300-\u036F\0]/g, '');
  const words = key.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).split(/\s+/);
  return words.filter((word) => word !== '');
}

/** Returns `%word%` for LIKE over a sort key. Wildcards in the word itself are escaped. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The condition that a text begins with another one. It is a range, so that it can use an ordered index.
 *
 * @param expression a text with the collation "C", as its index has it.
 */
export function beginsWith(expression: SQL, text: string): SQL {
  // No text sorts after the last character of Unicode.
  return sql`${expression} >= ${text} AND ${expression} < ${`${text}\u{10FFFF}`}`;
}

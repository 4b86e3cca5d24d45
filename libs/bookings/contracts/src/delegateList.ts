import { withoutFormulaGuards } from '@console/format/formula-guard';

/** A line of a pasted list, as {@link readDelegates} understands it. Parts that the line lacks are empty. */
export interface ListedDelegate {
  /** The number of the line in the text, from 1. */
  readonly line: number;
  /** The line as it was typed. */
  readonly text: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Why nobody can tell who is meant, as a sentence. Null when the line is clear. */
  readonly problem: string | null;
}

/** A pasted list of delegates. */
export interface DelegateList {
  readonly delegates: readonly ListedDelegate[];
  /** Lines without a given name. They are left out of the import (O§5). */
  readonly dropped: readonly ListedDelegate[];
  /** The first line when it has only headings, as spreadsheets do. It is left out of the import. */
  readonly headings: readonly ListedDelegate[];
}

/** The number of seats that takes any number of delegates (O§5). */
export const unlimited = -1;

/**
 * Reads a list of delegates, one per line: given name, family name and email, separated by colon, semicolon, white space
 * or comma (O§5). Where a line has a colon, semicolon, comma or tab, names may have several words: 'Mary Ann, van Dyk'.
 * The email may stand anywhere, also in angle brackets. Empty lines do not count, and the number of a line is no name.
 */
export function readDelegates(text: string): DelegateList {
  const listed = text
    .split(lineBreak)
    .map((line, index) => ({ line: index + 1, text: line.trim(), ...partsOf(line) }))
    .filter((line) => line.text.replace(zeroWidth, '') !== '');
  const headings = listed.slice(0, 1).filter(hasOnlyHeadings);
  const others = listed.slice(headings.length).map(readBelow(headings[0]?.text ?? ''));
  return {
    delegates: others.filter(({ givenName }) => givenName !== ''),
    dropped: others.filter(({ givenName }) => givenName === ''),
    headings,
  };
}

/** The number of lines of a list, also empty ones. */
export const lineCount = (text: string): number => text.split(lineBreak).length;

/** Returns the list without these lines. */
export const withoutLines = (text: string, lines: ReadonlySet<number>): string =>
  text
    .split(lineBreak)
    .filter((_line, index) => !lines.has(index + 1))
    .join('\n');

/** Returns the place in the text where a line begins. */
export const startOfLine = (text: string, line: number): number =>
  text.split(lineBreak, line - 1).reduce((start, { length }) => start + length + 1, 0);

/**
 * The reason why so many delegates cannot be seated (O§5). Null when they can.
 *
 * @param available the number of reserved seats without a delegate.
 */
export function whyTooManyDelegates(delegates: number, available: number = unlimited): string | null {
  return available !== unlimited && delegates > available ? 'You have more delegates than the available seats.' : null;
}

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;
const separator = /[:;,\t]/;
/** Invisible characters that come along from web pages and documents. */
const zeroWidth = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;
/** The number or the bullet of a line: '1.', '1)', '•', or a column of numbers. Not the begin of '1.ada@example.org'. */
const listMark = /^[^\S\t]*(?:\d+(?:[.)](?![^\s:;,]*@)|(?=[\s:;,]))[^\S\t]*[\t:;,]?|[-\u2013\u2022\u00B7*][^\S\t]*\t?)/;
const headingWord =
  /^(?:given|first|fore|family|last|sur|full|e|mail|email|address|names?|forenames?|surnames?|company|organisation|job|title|role|phone|telephone|mobile|number|no)$/;

type Parts = Pick<ListedDelegate, 'givenName' | 'familyName' | 'email' | 'problem'>;

function partsOf(line: string): Parts {
  // Mail programs write "Mary Dyk" <mary@example.org>, spreadsheets write "Mary". Copied links begin with mailto:.
  const shown = withoutFormulaGuards(line)
    .replace(zeroWidth, '')
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/mailto:/gi, ' ');
  const plain = shown.replace(/["<>]/g, ' ').replace(listMark, '');
  const emails = emailsIn(plain);
  const names = namesIn(plain);
  const [first = '', ...others] = names;
  const [givenName = '', ...family] = others.length > 0 ? names : first.split(' ');
  const familyName = family.join(' ');
  const problem = problemOf({ emails, names, separated: hasSeparatorInQuotes(shown) });
  return { givenName, familyName, email: emails[0] ?? '', problem };
}

/** The different emails of a line. A text that only looks like one counts, because somebody has to correct it. */
function emailsIn(plain: string): string[] {
  const words = plain.split(wordBreak).filter(isEmail).map(withoutApostrophes);
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

const wordBreak = /[\s:;,]+/;
const isEmail = (word: string): boolean => word.includes('@');
/** Some mail programs write 'mary@example.org'. */
const withoutApostrophes = (email: string): string => email.replace(/^'|'$/g, '');

/** The columns without their emails. An empty first column stays: the line has no given name. */
function namesIn(plain: string): string[] {
  const columns = plain.split(separator).map((column) => column.split(/\s+/).filter((word) => word !== ''));
  const names = columns
    .filter((words) => words.length === 0 || !words.every(isEmail))
    .map((words) => words.filter((word) => !isEmail(word)).join(' '));
  return names.filter((name, index) => name !== '' || (index === 0 && columns[0]?.length === 0 && columns.length > 1));
}

interface Found {
  readonly emails: readonly string[];
  readonly names: readonly string[];
  /** Whether quotes hold a separator. */
  readonly separated: boolean;
}

/** The reason why a line must be corrected, because a guess could invent a person. */
function problemOf({ emails, names, separated }: Found): string | null {
  if (emails.length > 1) return 'This line has several email addresses. Write one person on each line.';
  if (separated) return 'A name in quotes has a comma. Write the given name, then the family name.';
  if (names.length > 2) return 'This line has more than three parts. Write only given name, family name and email.';
  return null;
}

/** "Dyk, Mary" is one column. Nobody says which of its parts is the given name. A whole line in quotes has its email there. */
const hasSeparatorInQuotes = (line: string): boolean =>
  [...line.matchAll(/"([^"]*)"/g)].some(([, quoted = '']) => separator.test(quoted.trim()) && !isEmail(quoted));

/** Reads a line as its headings say. Names may stand the other way round, and a third text beside them is no name. */
function readBelow(headings: string): (line: ListedDelegate) => ListedDelegate {
  const familyFirst = /^\W*(?:family|last|sur).*(?:given|first|fore)/i.test(headings);
  const hasOthers = /company|organisation|job|title|role|phone|mobile/i.test(headings);
  return (line) => ({
    ...line,
    ...(familyFirst && line.familyName !== '' && { givenName: line.familyName, familyName: line.givenName }),
    problem: line.problem ?? (hasOthers ? otherColumns : null),
  });
}

const otherColumns = 'The list has other columns. Paste only given name, family name and email.';

function hasOnlyHeadings({ text }: ListedDelegate): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}@]+/u)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => headingWord.test(word));
}

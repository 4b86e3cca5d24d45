import { withoutInvisible } from '@console/format';
import { columnSeparator, emailsIn, type NameOrder } from '@console/format/person';
import { type DelegateParts, type MendedDelegate, mendedLine, partsOf } from './delegateLine.ts';

/** A line of a pasted list, as {@link readDelegates} understands it. */
export interface ListedDelegate extends DelegateParts {
  /** The number of the line in the text, from 1. */
  readonly line: number;
  /** The line as it was typed. */
  readonly text: string;
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
 * or comma (O§5). Where a line has a colon, semicolon, comma, bar or tab, names may have several words: 'Mary Ann, van Dyk'.
 * The email may stand anywhere, also in angle brackets. The recipients of a mail, in one line, are one line each. Empty lines
 * do not count, and the number of a line is no name.
 */
export function readDelegates(text: string): DelegateList {
  const lines = linesOf(text)
    .map((line, index) => ({ ...line, text: line.text.trim(), raw: line.text, line: index + 1 }))
    .filter((line) => withoutInvisible(line.text).trim() !== '');
  const titles = lines.slice(0, 1).filter(hasOnlyHeadings);
  const columns = columnsOf(titles[0]?.text ?? '');
  const headings = titles.map((title) => ({ line: title.line, text: title.text, ...partsOf(title.raw) }));
  const others = lines.slice(titles.length).map(({ line, text: typed, raw, recipient }) => {
    const delegate = { line, text: typed, ...partsOf(raw, columns.order) };
    if (recipient) return withName(delegate);
    const hasOthers = columns.areNames.length > 0 && delegate.givenName !== '' && !delegate.mended;
    return hasOthers ? { ...delegate, ...amongOthers(raw, columns) } : delegate;
  });
  const isDropped = ({ givenName, problem, mended }: ListedDelegate) => givenName === '' && problem === null && !mended;
  return { delegates: others.filter((one) => !isDropped(one)), dropped: others.filter(isDropped), headings };
}

/** Nobody left a recipient of a mail out on purpose, so one without a name is held. */
const noName = 'This address has no name. Write the name, or leave the line out.';
const withName = (delegate: ListedDelegate): ListedDelegate =>
  delegate.givenName === '' ? { ...delegate, problem: delegate.problem ?? noName } : delegate;

interface Line {
  readonly text: string;
  /** Where it begins in the list. */
  readonly start: number;
  /** Whether it is one of several recipients in a line. */
  readonly recipient: boolean;
}

/** The lines of a list. A line with the recipients of a mail is several. */
function linesOf(text: string): Line[] {
  let start = 0;
  return text.split(lineBreak).flatMap((line) => {
    const recipients = recipientsOf(line);
    const begin = start;
    start += line.length + (text.startsWith('\r\n', begin + line.length) ? 2 : 1);
    return recipients.map((one) => ({ ...one, start: begin + one.start, recipient: recipients.length > 1 }));
  });
}

/** Splits 'A <a@example.org>; B <b@example.org>' after each address. Any other line stays whole. */
function recipientsOf(line: string): Pick<Line, 'text' | 'start'>[] {
  const whole = [{ text: line, start: 0 }];
  if (line.indexOf('@') === line.lastIndexOf('@')) return whole;
  const ends: number[] = [];
  let quoted = false;
  let inWord = false;
  let afterAddress = false;
  for (let index = 0; index < line.length; index++) {
    const sign = line.charAt(index);
    const separates = !quoted && (sign === ';' || sign === ',');
    if (sign === '"') quoted = !quoted;
    if (separates && afterAddress) ends.push(index);
    if (separates) [inWord, afterAddress] = [false, false];
    else if (/\s/.test(sign)) inWord = false;
    else {
      if (!inWord || sign === '<') afterAddress = false;
      inWord = true;
      if (sign === '@') afterAddress = true;
    }
  }
  const starts = [0, ...ends.map((end) => end + 1)];
  const recipients = starts
    .map((start, index) => ({ text: line.slice(start, ends[index]), start }))
    .filter(({ text }) => text.trim() !== '');
  // A single address that stands twice is one person, unless a name stands before each: then a mail names the person twice.
  return emailsIn(line).length > 1 || recipients.every(({ text }) => isNamedAddress(text)) ? recipients : whole;
}

/** Whether a name stands before an address in angle brackets. */
function isNamedAddress(text: string): boolean {
  const [name = '', address = ''] = text.split('<', 2);
  return name.trim() !== '' && address.includes('@');
}

/** The number of lines of a list, also empty ones. */
export const lineCount = (text: string): number => linesOf(text).length;

/** Returns the list without these lines. They are empty then, so that the numbers of the others stay. */
export const withoutLines = (text: string, lines: ReadonlySet<number>): string =>
  linesOf(text)
    .map((line, index) => (lines.has(index + 1) ? '' : line.text))
    .join('\n');

/** Returns the list with a line as somebody has mended it. The numbers of the lines stay. */
export const withMendedLine = (text: string, line: number, delegate: MendedDelegate): string =>
  linesOf(text)
    .map((one, index) => (index + 1 === line ? mendedLine(delegate) : one.text))
    .join('\n');

/** Returns the place in the text where a line begins. */
export const startOfLine = (text: string, line: number): number => linesOf(text)[line - 1]?.start ?? text.length;

/**
 * The reason why so many delegates cannot be seated (O§5). Null when they can.
 *
 * @param available the number of reserved seats without a delegate.
 */
export function whyTooManyDelegates(delegates: number, available: number = unlimited): string | null {
  return available !== unlimited && delegates > available ? 'You have more delegates than the available seats.' : null;
}

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;
const headingWord =
  /^(?:given|first|fore|family|last|sur|full|e|mail|email|address|names?|forenames?|surnames?|company|organisation|job|title|role|phone|telephone|mobile|number|no)$/;

interface Columns {
  readonly order: NameOrder;
  /** Which columns are a name, apart from number and email. Empty when all are. */
  readonly areNames: readonly boolean[];
}

/** What the headings say about the lines below them. */
function columnsOf(headings: string): Columns {
  const [given, family] = [headings.search(/given|first|fore/i), headings.search(/family|last|sur/i)];
  const order = given < 0 || family < 0 ? null : family < given ? 'family' : 'given';
  const columns = headings.split(columnSeparator).filter((column) => !wordsOf(column).every((word) => apart.has(word)));
  const areNames = columns.map((column) => !otherColumn.test(column));
  return { order, areNames: areNames.every(Boolean) ? [] : areNames };
}

/** Words of columns that are read apart from names. */
const apart = new Set(['no', 'number', 'e', 'mail', 'email', 'address']);
const otherColumn = /company|organisation|job|title|role|phone|mobile/i;

/** Holds a line of a list with other columns, because a third text beside names is no name. */
function amongOthers(raw: string, { order, areNames }: Columns): DelegateParts {
  const parts = partsOf(raw, order, areNames);
  return { ...parts, problem: parts.problem ?? otherColumns };
}

const otherColumns = 'The list has other columns. Paste only given name, family name and email.';

function hasOnlyHeadings({ text }: Line): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => headingWord.test(word));
}

const wordsOf = (headings: string): string[] =>
  headings
    .toLowerCase()
    .split(/[^\p{L}@]+/u)
    .filter((word) => word !== '');

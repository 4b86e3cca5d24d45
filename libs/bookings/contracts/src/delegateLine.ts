import { withoutFormulaGuards } from '@console/format/formula-guard';
import { withoutInvisible } from '@console/rules';
import { doubtOf, withoutTitles } from './delegateDoubts.ts';

/** What a line says about a delegate. Parts that it lacks are empty. */
export interface DelegateParts {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Why nobody can tell who is meant, as a sentence. Null when the line is clear. */
  readonly problem: string | null;
  /** What was left out of the line, as a sentence. Null for nothing. */
  readonly note: string | null;
  /** Whether somebody has said that several people share the email. */
  readonly shared: boolean;
  /** Whether somebody has mended the line, so that nothing in it is a guess. */
  readonly mended: boolean;
}

/** The name and the email of a delegate, as somebody mends a line. */
export type MendedDelegate = Pick<DelegateParts, 'givenName' | 'familyName' | 'email' | 'shared'>;

/**
 * Writes a mended line: "Ada" "Lovelace" <ada@example.org>. Two quoted names before an address stand in no other list, so
 * the line is read as it is, whatever the headings say.
 */
export function mendedLine({ givenName, familyName, email, shared }: MendedDelegate): string {
  const plain = (text: string) => text.replace(/["\n\r]/g, ' ').trim();
  return `"${plain(givenName)}" "${plain(familyName)}" <${plain(email)}>${shared ? ` ${sharedMailbox}` : ''}`;
}

/** Marks a mended line whose email several people share. */
const sharedMailbox = '(shared mailbox)';
const mended = /^\s*"([^"]*)" "([^"]*)" <([^<>]*)>(?: \(shared mailbox\))?\s*$/;

/** Which name the headings of a list have first. Null when they do not say. */
export type NameOrder = 'given' | 'family' | null;

/**
 * Takes a line apart. Reads what mail programs, spreadsheets and people write.
 *
 * @param order the order of the headings. It decides alone: below it, no comma swaps the names.
 */
export function partsOf(line: string, order: NameOrder = null): DelegateParts {
  const [, givenName, familyName, email] = mended.exec(line) ?? [];
  if (givenName !== undefined && familyName !== undefined && email !== undefined) {
    const shared = line.trimEnd().endsWith(sharedMailbox);
    return { givenName, familyName, email, problem: null, note: null, shared, mended: true };
  }
  return guessedParts(line, order);
}

function guessedParts(line: string, order: NameOrder): DelegateParts {
  const shown = cleaned(line);
  const plain = withoutMarks(shown.replace(/["<>]/g, ' '));
  const emails = emailsIn(plain);
  const swapped = order === null ? familyNameFirst(shown) : null;
  const { names, titles } = withoutTitles(swapped ?? namesIn(plain));
  const [column = '', ...others] = names;
  const [first = '', ...rest] = others.length > 0 ? names : column.split(' ');
  const second = rest.join(' ');
  const [givenName, familyName] = order === 'family' && second !== '' ? [second, first] : [first, second];
  const found = { givenName, familyName, email: emails[0] ?? '' };
  const problem =
    problemOf({ emails, names, separated: swapped === null && hasSeparatorInQuotes(shown) }) ??
    doubtOf({ ...found, columns: names.length, swapped: swapped !== null && names.length === 2 });
  const note = titles.length === 0 ? null : `Left out: ${titles.join(', ').replace(/\.$/, '')}.`;
  return { ...found, problem, note, shared: false, mended: false };
}

/** The line without invisible characters and formula guards, with the plain form of quotes and separators. */
const cleaned = (line: string): string =>
  withoutInvisible(withoutFormulaGuards(line))
    .replace(/[\u201C-\u201F\uFF02]/g, '"')
    .replace(/[\u060C\u3001\uFF0C]/g, ',')
    .replace(/[\u061B\uFF1B]/g, ';')
    .replace(/\uFF1A/g, ':')
    .replace(/\uFF5C/g, '|')
    .replace(/\uFF0F/g, '/')
    .replace(/\uFF20/g, '@')
    .replace(/\uFF1C/g, '<')
    .replace(/\uFF1E/g, '>')
    .replace(/mailto:/gi, ' ');

const separator = /[:;,\t|]/;
/** The number or the bullet of a line: '1.', '1)', '•', or a column of numbers. Not the begin of '1.ada@example.org'. */
const listMark = /^[^\S\t]*(?:\d+(?:[.)](?![^\s:;,]*@)|(?=[\s:;,]))[^\S\t]*[\t:;,]?|[-\u2013\u2022\u00B7*][^\S\t]*\t?)/;
/** The bars at the ends of a line of a table. */
const outerBars = /^\s*\||\|\s*$/g;
/** A dash or a slash between spaces separates, as a comma does: 'Bob Smith - bob@example.org'. */
const loneDash = / (?:[-\u2010-\u2015/]) /g;

const withoutMarks = (plain: string): string =>
  plain
    .replace(outerBars, '')
    .replace(listMark, '')
    .replace(/^\s?[-\u2010-\u2015] /, '')
    .replace(loneDash, ' ; ');

/** The different emails of a line. A text that only looks like one counts, because somebody has to correct it. */
export function emailsIn(plain: string): string[] {
  const words = plain.split(wordBreak).filter(isEmail).map(withoutApostrophes);
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

const wordBreak = /[\s:;,|]+/;
const isEmail = (word: string): boolean => word.includes('@');
/** Some mail programs write 'mary@example.org'. Full-width letters are those of an input method. */
const withoutApostrophes = (email: string): string => email.replace(/^'|'$/g, '').normalize('NFKC');

/** The columns without their emails. An empty first column stays: the line has no given name. */
function namesIn(plain: string): string[] {
  const columns = plain.split(separator).map((column) => column.split(/\s+/).filter((word) => word !== ''));
  const names = columns
    .filter((words) => words.length === 0 || !words.every(isEmail))
    .map((words) => words.filter((word) => !isEmail(word)).join(' '));
  return names.filter((name, index) => name !== '' || (index === 0 && columns[0]?.length === 0 && columns.length > 1));
}

/**
 * Mail programs write the family name first when a comma stands before an address in angle brackets: Lovelace, Ada
 * <ada@example.org>. Returns the given name and the family name. Null for any other line.
 */
function familyNameFirst(shown: string): readonly [string, string] | null {
  const bracket = shown.indexOf('<');
  if (bracket < 0 || !shown.slice(bracket).includes('@')) return null;
  const before = withoutMarks(shown.slice(0, bracket).replace(/"/g, ' '));
  const parts = before.split(separator).map((part) => part.trim().replace(/\s+/g, ' '));
  const [family = '', given = ''] = parts;
  const isName = parts.length === 2 && family !== '' && given !== '' && !isEmail(before);
  return isName && !/[:;\t|]/.test(before) ? [given, family] : null;
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

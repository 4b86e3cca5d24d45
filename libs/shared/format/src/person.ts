import { withoutInvisible } from './cleanText.ts';
import { bareEmail, isQuoted, withoutLinks } from './email.ts';
import { withoutFormulaGuards } from './formulaGuard.ts';
import { isTitle } from './titles.ts';

export interface PersonName {
  readonly givenName: string;
  readonly familyName: string;
}

/** A person as a text names them. Names are empty when the text has none. */
export interface Person extends PersonName {
  /** The different addresses. A text that only looks like one counts. */
  readonly emails: readonly string[];
  /** The parts of the name that separators keep apart, without titles. */
  readonly columns: readonly string[];
  /** Whether the first column is the family name. */
  readonly familyFirst: boolean;
  /** The titles that were taken out of the name, such as `Dr` and `PhD`. */
  readonly titles: readonly string[];
  /** Whether quotes hold a comma, and nothing says which name stands before it. */
  readonly commaInQuotes: boolean;
  /** The text without marks, quotes and invisible characters. */
  readonly plain: string;
}

/**
 * Which name comes first. `comma`: the family name, if a comma is the only separator. `null`: the family name, if a comma stands
 * before an address in angle brackets, as mail programs write it. In a list, other commas separate columns.
 */
export type NameOrder = 'given' | 'family' | 'comma' | null;

/**
 * Reads a person as mail programs, spreadsheets and people write one: `Ada Lovelace <ada@example.org>`, `To: "Lovelace, Ada"
 * <…>`, `Smith, John, PhD <…>`, `Dr Ada; Lovelace; ada@example.org`. Titles are taken out, `Jr` belongs to the family name.
 * Pickers and lists use it.
 *
 * @param isColumn which columns are a name, where headings say so. A text with more or fewer columns then has no name.
 */
export function readPerson(text: string, order: NameOrder = null, isColumn: readonly boolean[] = []): Person {
  const shown = cleaned(text);
  if (isQuoted(shown.trim())) return { ...nobody, emails: [shown.trim()] };
  const plain = withoutMarks(shown);
  const all = namesIn(plain);
  const isWhole = isColumn.length === 0 || isColumn.length === all.length;
  const own = isWhole ? all.filter((_name, index) => isColumn[index] !== false) : [];
  const { columns, titles, generation } = withoutTitles(own);
  const swaps = columns.length > 1 && commaSwaps(shown, order);
  const familyFirst = order === 'family' || swaps;
  const name = splitName(columns, familyFirst);
  // 'Dr Lovelace': one word with a title is the family name.
  const { givenName, familyName } = titles.length > 0 && name.familyName === '' ? turned(name) : name;
  return {
    givenName,
    familyName: familyName === '' ? '' : [familyName, ...generation].join(' '),
    emails: emailsIn(plain),
    columns,
    familyFirst,
    titles,
    commaInQuotes: !swaps && hasSeparatorInQuotes(shown),
    plain,
  };
}

const nobody = {
  ...{ givenName: '', familyName: '', columns: [], titles: [], plain: '' },
  ...{ familyFirst: false, commaInQuotes: false },
};
const turned = ({ givenName, familyName }: PersonName) => ({ givenName: familyName, familyName: givenName });

/** Splits the columns of a name. In a single column the first word is the given name. */
export function splitName(columns: readonly string[], familyFirst: boolean): PersonName {
  const [column = '', ...others] = columns;
  const [first = '', ...rest] = others.length > 0 ? columns : column.split(' ');
  const name = { givenName: first, familyName: rest.join(' ') };
  return familyFirst && name.familyName !== '' ? turned(name) : name;
}

/** The different addresses of a text, between any separators. */
export function emailsIn(text: string): string[] {
  const words = withoutLinks(text).split(wordBreak).filter(isAddress).map(bareEmail);
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

/** What separates the columns of a list. */
export const columnSeparator = /[:;,\t|]/;
const wordBreak = /[\s:;,|"<>]+/;
const isAddress = (word: string): boolean => word.includes('@');

/** The text without invisible characters and formula guards, with plain quotes and separators. */
const cleaned = (text: string): string =>
  withoutInvisible(withoutLinks(withoutFormulaGuards(text)))
    .replace(/[\u201C-\u201F\uFF02]/g, '"')
    .replace(/[\u060C\u3001\uFF0C]/g, ',')
    .replace(/[\u061B\uFF1B]/g, ';')
    .replace(/\uFF1A/g, ':')
    .replace(/\uFF5C/g, '|')
    .replace(/\uFF0F/g, '/')
    .replace(/\uFF20/g, '@')
    .replace(/\uFF1C/g, '<')
    .replace(/\uFF1E/g, '>')
    .replace(englishHeader, '')
    .replace(otherHeader, '')
    .replace(gluedTitle, '$& ');

/** 'To:' of a mail or an invitation. Not the first column of 'To:Linh:linh@example.org'. */
const englishHeader =
  /^\s*(?:to|b?cc|from|sender|reply-to|required|optional|organi[sz]er|attendees|participants|delegates)\s*:(?=\s|[^:]*$)/i;
/** The same in German, French, Spanish, Italian, Dutch and Swedish. Some are names, so an address must follow. */
const otherHeader =
  /^\s*(?:an|von|kopie|blindkopie|[àa]\u0300?|de|copie|cci|para|da|aan|van|till|från)\s*:(?=[^:]*<[^<>]*@|\s*[^\s:]+@)/i;

/** 'Prof.Dr. Ada' and 'Dr.Ada'. Not 'dr.ada@example.org'. */
const gluedTitle = /(?<![^\s,;:"])(?:prof|dr|mrs?|ms)\.(?=\p{L}[^\s@,;:]*(?:[\s,;:]|$))/giu;

/** The number or the bullet of a line: '1.', '1)', '•', or a column of numbers. Not the begin of '1.ada@example.org'. */
const listMark = /^[^\S\t]*(?:\d+(?:[.)](?![^\s:;,]*@)|(?=[\s:;,]))[^\S\t]*[\t:;,]?|[-\u2013\u2022\u00B7*][^\S\t]*\t?)/;
/** The bars at the ends of a line of a table. */
const outerBars = /^\s*\||\|\s*$/g;
/** A dash or a slash between spaces separates, as a comma does: 'Bob Smith - bob@example.org'. */
const loneDash = / (?:[-\u2010-\u2015/]) /g;

const withoutMarks = (shown: string): string =>
  shown
    .replace(/["<>]/g, ' ')
    .replace(outerBars, '')
    .replace(listMark, '')
    .replace(/^\s?[-\u2010-\u2015] /, '')
    .replace(loneDash, ' ; ');

/** The columns without their addresses. An empty first column stays: the text has no given name. */
function namesIn(plain: string): string[] {
  const columns = plain.split(columnSeparator).map((column) => column.split(/\s+/).filter((word) => word !== ''));
  const names = columns
    .filter((words) => words.length === 0 || !words.every(isAddress))
    .map((words) => words.filter((word) => !isAddress(word)).join(' '))
    // 'ada@example.org (Ada Lovelace)'
    .map((name) => name.replace(/^\(([^()]*)\)$/, '$1'));
  return names.filter((name, index) => name !== '' || (index === 0 && columns[0]?.length === 0 && columns.length > 1));
}

/** Belongs to the family name: 'Martin Luther King Jr.' */
const isGeneration = (word: string): boolean => /^(?:[JS][Rr]\.?|[js]r\.?|II|III|IV)$/.test(word);

/** Takes titles and 'Jr' out of the columns of a name. A column that has nothing else is no column. */
function withoutTitles(columns: readonly string[]) {
  const words = columns.flatMap((column) => column.split(' '));
  const generation = words.slice(1).filter(isGeneration);
  const taken = new Set([...words.filter(isTitle), ...generation]);
  const names = columns.flatMap((column) => {
    const kept = column.split(' ').filter((word) => !taken.has(word));
    return column === '' || kept.length > 0 ? [kept.join(' ')] : [];
  });
  return { columns: names, titles: words.filter(isTitle), generation };
}

/** Whether the comma between two columns says that the family name comes first. */
function commaSwaps(shown: string, order: NameOrder): boolean {
  if (order === 'given') return false;
  const bracket = shown.indexOf('<');
  const isMailbox = bracket >= 0 && shown.slice(bracket).includes('@');
  if (!isMailbox && order !== 'comma') return false;
  const name = withoutMarks(isMailbox ? shown.slice(0, bracket) : shown).replace(/ ; +[^\s@]+@[^\s@]+\s*$/, '');
  if (/[:;\t|]/.test(name) || (isMailbox && name.includes('@'))) return false;
  const last = name.split(',').at(-1)?.trim() ?? '';
  return last !== '' && !last.split(/\s+/).every(isAddress);
}

/** "Dyk, Mary" is one column. Nobody says which of its parts is the given name. A whole line in quotes has its email there. */
const hasSeparatorInQuotes = (shown: string): boolean =>
  [...shown.matchAll(/"([^"]*)"/g)].some(
    ([, quoted = '']) => columnSeparator.test(quoted.trim()) && !isAddress(quoted),
  );

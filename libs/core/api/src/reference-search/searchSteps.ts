import { containing } from '@console/api-kit';
import { plainReference } from '@console/core-contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { NamedRecords } from './findByReference.ts';

/** A step of a search whose results follow an ordered index: by `key`, then by kind and record. */
export interface OrderedStep {
  readonly rank: number;
  readonly where: SQL;
  readonly key: SQL;
}

/** The conditions of the last two steps, for a table. Undefined where no word is long enough for an index. */
export interface TextConditions {
  /** The title begins with the text. */
  readonly begins: SQL;
  /** The words occur in it. */
  readonly contains: SQL | undefined;
}

/** The steps of a search, the best first (NAV-16). A result belongs to its best step. */
export interface SearchSteps {
  /** Undefined when nothing was typed. */
  readonly text: string | undefined;
  /** The typed reference in capitals: `BK-10482`. */
  readonly reference: string;
  readonly ordered: readonly OrderedStep[];
  readonly entries: TextConditions;
  readonly named: (of: NamedRecords) => TextConditions;
}

/** The rank of the results whose title begins with the text, and that of those that only contain the words. */
export const [BEGINNING, CONTAINING] = [4, 5] as const;

const REFERENCE = sql`sort_key(reference)`;
const DIGITS = sql`regexp_replace(reference, '^\\D+', '') COLLATE "C"`;
const TITLE_LENGTH = 100;
const TITLE = sql`left(sort_key(title), 100) COLLATE "C"`;

/** @param older the words as the keys of rows hold them that the backfill of the sort keys has not reached yet. */
export function searchSteps(words: readonly string[], older: readonly string[] = []): SearchSteps {
  const text = words.join(' ');
  const reference = plainReference(text);
  const number = /^\d+$/.test(text);
  const starts = [text, older.join(' ')].filter((wording, at) => at === 0 || wording !== '').map(startOf);
  const ordered: OrderedStep[] = [
    { rank: 0, key: REFERENCE, where: sql`${REFERENCE} = ${reference}` },
    ...(number ? [{ rank: 1, key: DIGITS, where: sql`${DIGITS} = ${text}` }] : []),
    { rank: 2, key: REFERENCE, where: beginsWith(REFERENCE, reference) },
    ...(number ? [{ rank: 3, key: DIGITS, where: beginsWith(DIGITS, text) }] : []),
  ];
  return {
    text: text === '' ? undefined : text,
    reference: reference.toUpperCase(),
    ordered: text === '' ? [] : ordered,
    entries: {
      begins: beginsWithEither(TITLE, starts),
      contains: containsEither([words, older], [sql`search_text`]),
    },
    named: ({ keys }) => ({
      begins: beginsWithEither(keys[0], starts),
      contains: containsEither([words, older], keys),
    }),
  };
}

const startOf = (text: string): string => [...text].slice(0, TITLE_LENGTH).join('');

/**
 * The index of titles holds old keys too. A row that it finds by its old key is no row that only contains the words, because there
 * the function is asked. So both keys belong to this step.
 */
const beginsWithEither = (key: SQL, starts: readonly string[]): SQL =>
  sql`(${sql.join(
    starts.map((start) => sql`(${beginsWith(key, start)})`),
    sql` OR `,
  )})`;

/**
 * The condition that uses trigrams. Words of two characters alone have an index only where a word begins. One character
 * has none.
 */
function containsEither(wordings: readonly (readonly string[])[], keys: readonly SQL[]): SQL | undefined {
  const found = wordings.flatMap((words) => {
    const longest = Math.max(0, ...words.map((word) => word.length));
    if (longest < 2) return [];
    const holds = (word: string) => keys.map((key) => (longest < 3 ? wordBegins(key, word) : holdsIn(key, word)));
    return [
      sql`(${sql.join(
        words.map((word) => sql`(${sql.join(holds(word), sql` OR `)})`),
        sql` AND `,
      )})`,
    ];
  });
  return found.length > 0 ? sql`(${sql.join(found, sql` OR `)})` : undefined;
}

const holdsIn = (key: SQL, word: string): SQL => sql`${key} LIKE ${containing(word)}`;

function wordBegins(key: SQL, word: string): SQL {
  const pattern = containing(word).slice(1);
  return sql`(${key} LIKE ${pattern} OR ${key} LIKE ${`% ${pattern}`})`;
}

/** A range condition, because it can use an ordered index. No text sorts after the last character of Unicode. */
function beginsWith(expression: SQL, text: string): SQL {
  return sql`${expression} >= ${text} AND ${expression} < ${`${text}\u{10FFFF}`}`;
}

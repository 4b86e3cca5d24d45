import { beginsWith, containing } from '@console/api-kit';
import { plainReference } from '@console/core-contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { NamedRecords, PlacedRecords } from './findByReference.ts';

/** A step of a search whose results follow an ordered index: by `key`, then by kind and record. */
export interface OrderedStep {
  readonly rank: number;
  /** The condition for a column with references. */
  readonly where: (reference: SQL) => SQL;
  readonly key: (reference: SQL) => SQL;
  /** The condition for a column with second numbers, in the steps that are about digits. */
  readonly whereNumber?: (number: SQL) => SQL;
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
  readonly ordered: readonly OrderedStep[];
  readonly entries: TextConditions;
  readonly named: (of: NamedRecords) => TextConditions;
  /** The words occur in the place, some of them perhaps in reference or title, but not all. */
  readonly placed: (of: PlacedRecords) => SQL | undefined;
}

/** The ranks of the results whose title begins with the text, that only contain the words, and that need their place. */
export const [BEGINNING, CONTAINING, PLACED] = [4, 5, 6] as const;

/** The ranks of those of them that are over. They stand behind all that somebody still works with. */
export const [PAST_BEGINNING, PAST_CONTAINING, PAST_PLACED] = [7, 8, 9] as const;

const keyOf = (reference: SQL): SQL => sql`sort_key(${reference})`;
const digitsOf = (reference: SQL): SQL => sql`regexp_replace(${reference}, '^\\D+', '') COLLATE "C"`;
const TITLE_LENGTH = 100;
const TITLE = sql`left(sort_key(title), 100) COLLATE "C"`;

/** @param older the words as the keys of rows hold them that the backfill of the sort keys has not reached yet. */
export function searchSteps(words: readonly string[], older: readonly string[] = []): SearchSteps {
  const text = words.join(' ');
  const reference = plainReference(text);
  const number = /^\d+$/.test(text);
  const starts = [text, older.join(' ')].filter((wording, at) => at === 0 || wording !== '').map(startOf);
  const isWhole = (key: SQL, whole: string) => sql`${key} = ${whole}`;
  type Condition = (key: SQL, text: string) => SQL;
  const step = (rank: number, condition: Condition): OrderedStep => ({
    rank,
    key: keyOf,
    where: (column) => condition(keyOf(column), reference),
  });
  const stepOfDigits = (rank: number, condition: Condition): OrderedStep => ({
    rank,
    key: digitsOf,
    where: (column) => condition(digitsOf(column), text),
    whereNumber: (column) => condition(column, text),
  });
  const ordered: OrderedStep[] = [
    step(0, isWhole),
    ...(number ? [stepOfDigits(1, isWhole)] : []),
    step(2, beginsWith),
    ...(number ? [stepOfDigits(3, beginsWith)] : []),
  ];
  const wordings = [words, older];
  return {
    text: text === '' ? undefined : text,
    ordered: text === '' ? [] : ordered,
    entries: {
      begins: beginsWithEither(TITLE, starts),
      contains: containsEither(wordings, [sql`search_text`]),
    },
    named: ({ keys }) => ({
      begins: beginsWithEither(keys[0], starts),
      contains: containsEither(wordings, keys),
    }),
    placed: ({ place, words: own }) => inPlace(wordings, place, own),
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

/** A word of the place has to be long enough for the index. The others may be short. */
function inPlace(wordings: readonly (readonly string[])[], place: SQL, own: SQL): SQL | undefined {
  const found = wordings.flatMap((words) => {
    const long = words.filter((word) => hasTrigram.test(word));
    if (long.length === 0) return [];
    const all = (conditions: SQL[], between: SQL) => sql`(${sql.join(conditions, between)})`;
    const some = long.map((word) => holdsIn(place, word));
    const each = words.map((word) => sql`(${holdsIn(place, word)} OR ${holdsIn(own, word)})`);
    const eachOwn = words.map((word) => holdsIn(own, word));
    return [sql`(${all(some, sql` OR `)} AND ${all(each, sql` AND `)} AND NOT ${all(eachOwn, sql` AND `)})`];
  });
  return found.length > 0 ? sql`(${sql.join(found, sql` OR `)})` : undefined;
}

const hasTrigram = /[\p{L}\p{N}]{3}/u;

const holdsIn = (key: SQL, word: string): SQL => sql`${key} LIKE ${containing(word)}`;

function wordBegins(key: SQL, word: string): SQL {
  const pattern = containing(word).slice(1);
  return sql`(${key} LIKE ${pattern} OR ${key} LIKE ${`% ${pattern}`})`;
}

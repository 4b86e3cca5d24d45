import { containing } from '@console/api-kit';
import { plainReference } from '@console/core-contracts';
import { type SQL, sql } from 'drizzle-orm';

/** A step of a search whose results follow an ordered index: by `key`, then by kind and record. */
export interface OrderedStep {
  readonly rank: number;
  readonly where: SQL;
  readonly key: SQL;
}

/** The steps of a search, the best first (NAV-16). A result belongs to its best step. */
export interface SearchSteps {
  readonly ordered: readonly OrderedStep[];
  /** A condition that uses trigrams, which exist only for words of three or more characters. Newest records first. */
  readonly containing: SQL | undefined;
}

/** The rank of the results that only contain the words. */
export const CONTAINING = 5;

const REFERENCE = sql`sort_key(reference)`;
const DIGITS = sql`regexp_replace(reference, '^\\D+', '') COLLATE "C"`;
const TITLE_LENGTH = 100;
const TITLE = sql`left(sort_key(title), 100) COLLATE "C"`;

/** @param older the words as the keys of rows hold them that the backfill of the sort keys has not reached yet. */
export function searchSteps(words: readonly string[], older: readonly string[] = []): SearchSteps {
  const text = words.join(' ');
  if (text === '') return { ordered: [], containing: undefined };
  const reference = plainReference(text);
  const number = /^\d+$/.test(text);
  const start = [...text].slice(0, TITLE_LENGTH).join('');
  const ordered: OrderedStep[] = [
    { rank: 0, key: REFERENCE, where: sql`${REFERENCE} = ${reference}` },
    ...(number ? [{ rank: 1, key: DIGITS, where: sql`${DIGITS} = ${text}` }] : []),
    { rank: 2, key: REFERENCE, where: beginsWith(REFERENCE, reference) },
    ...(number ? [{ rank: 3, key: DIGITS, where: beginsWith(DIGITS, text) }] : []),
    { rank: 4, key: TITLE, where: beginsWith(TITLE, start) },
  ];
  const wordings = [words, older].filter((wording) => wording.some((word) => word.length >= 3));
  const holding = wordings.map((wording) => sql`(${sql.join(wording.map(holds), sql` AND `)})`);
  return { ordered, containing: holding.length > 0 ? sql`(${sql.join(holding, sql` OR `)})` : undefined };
}

const holds = (word: string): SQL => sql`search_text LIKE ${containing(word)}`;

/** A range condition, because it can use an ordered index. No text sorts after the last character of Unicode. */
function beginsWith(expression: SQL, text: string): SQL {
  return sql`${expression} >= ${text} AND ${expression} < ${`${text}\u{10FFFF}`}`;
}

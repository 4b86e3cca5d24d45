import type { IsoDate } from '@console/format';
import { bareId, iri } from '../links.ts';

/** Returns the non-empty values of a key in the URL. */
export type Said = (key: string) => readonly string[];

/** The values to write into the URL, by key. An empty list or an empty text writes nothing. */
export type Saying = Readonly<Record<string, readonly string[]>>;

/** Reads and writes one filter of a list in the URL. */
export interface Filter<Value> {
  /** Returns the filter's value. Missing and invalid values give the default. */
  read(said: Said, key: string, today: IsoDate): Value;
  /** Returns the URL's values; none for the default. */
  write(value: Value, key: string, today: IsoDate): Saying;
  /** Returns the value after clearing, if it is not the default. */
  readonly cleared?: () => Value;
  /** The user types the value, so the URL follows 200 ms after the last key (NAV-09). */
  readonly typed?: true;
}

/** A search text: one line, no longer than the API accepts. */
export function text(): Filter<string> {
  return {
    read: (said, key) => searched(said(key)[0] ?? ''),
    write: (value, key) => ({ [key]: [searched(value)] }),
    typed: true,
  };
}

const LONGEST_TEXT = 255;

/** Pasted text may contain anything. A character must not be cut in half. */
function searched(value: string): string {
  const line = value.replace(/\p{Cc}/gu, ' ').trim();
  return line
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** One of a few values, such as a class type or a view. The URL gives the same value to all users. */
export function choice<const Value extends string>(values: readonly Value[], standard: Value): Filter<Value> {
  return {
    read: (said, key) => among(values, said(key))[0] ?? standard,
    write: (value, key) => ({ [key]: value === standard ? [] : [value] }),
  };
}

/** Several of a few values, in the given order. None means all. */
export function several<const Value extends string>(values: readonly Value[]): Filter<readonly Value[]> {
  return {
    read: (said, key) => among(values, said(key)),
    write: (value, key) => ({ [key]: among(values, value) }),
  };
}

/** Yes, no, or null for both: 1 or 0 in the URL (C§2). */
export function flag(): Filter<boolean | null> {
  const words: ReadonlyMap<string | undefined, boolean> = new Map([
    ['1', true],
    ['0', false],
  ]);
  return {
    read: (said, key) => words.get(said(key)[0]) ?? null,
    write: (value, key) => ({ [key]: value === null ? [] : [value ? '1' : '0'] }),
  };
}

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/**
 * One record, by the API's id; null for any. The URL contains the bare ulid.
 *
 * @param prefix the first part of the ids: `customers`.
 */
export function id(prefix: string): Filter<string | null> {
  const many = ids(prefix);
  return {
    read: (said, key, today) => many.read(said, key, today)[0] ?? null,
    write: (value, key) => ({ [key]: value === null ? [] : [bareId(value)] }),
  };
}

/** Several records, by the API's ids. None means all. */
export function ids(prefix: string): Filter<readonly string[]> {
  return {
    read: (said, key) => [...new Set(said(key).filter((value) => ULID.test(value)))].map((ulid) => iri(prefix, ulid)),
    write: (value, key) => ({ [key]: value.map(bareId) }),
  };
}

/** Returns the values that are among `words`, in the order of `values`. It narrows the plain texts of a picker. */
export function among<Value extends string>(values: readonly Value[], words: readonly string[]): Value[] {
  return values.filter((value) => words.includes(value));
}

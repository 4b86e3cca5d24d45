import type { IsoDate } from '@console/format';
import { bareId, iri } from '../links.ts';

/** What the URL says under one key: every value, without the empty ones. */
export type Said = (key: string) => readonly string[];

/** What to write into the URL; an empty list, or one empty text, writes nothing. */
export type Saying = Readonly<Record<string, readonly string[]>>;

/** How one filter of a list stands in the URL. */
export interface Filter<Value> {
  /** The value the URL speaks of; the default when it says nothing, or nothing that makes sense. */
  read(said: Said, key: string, today: IsoDate): Value;
  /** The URL's words for a value; none for the default. */
  write(value: Value, key: string, today: IsoDate): Saying;
  /** The value it is cleared to, where that is not the default. */
  readonly cleared?: () => Value;
  /** Values that are typed: the URL follows 200 ms after the last key (NAV-09). */
  readonly typed?: true;
}

/** Text to look for: one line, at most as long as the API takes it. */
export function text(): Filter<string> {
  return {
    read: (said, key) => searched(said(key)[0] ?? ''),
    write: (value, key) => ({ [key]: [searched(value)] }),
    typed: true,
  };
}

const LONGEST_TEXT = 255;

/** What is pasted may hold anything; a character is not cut in half. */
function searched(value: string): string {
  const line = value.replace(/\p{Cc}/gu, ' ').trim();
  return line
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** One of a few values, the same for all viewers of the URL: a class type, a view. */
export function choice<const Value extends string>(values: readonly Value[], standard: Value): Filter<Value> {
  return {
    read: (said, key) => among(values, said(key))[0] ?? standard,
    write: (value, key) => ({ [key]: value === standard ? [] : [value] }),
  };
}

/** Some of a few values, in their own order; none for all. */
export function several<const Value extends string>(values: readonly Value[]): Filter<readonly Value[]> {
  return {
    read: (said, key) => among(values, said(key)),
    write: (value, key) => ({ [key]: among(values, value) }),
  };
}

/** Yes, no, or null for either: 1 or 0 in the URL (C§2). */
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
 * One record, by the API's id; null for any. The URL holds the bare ulid.
 *
 * @param prefix the first part of its ids: `customers`.
 */
export function id(prefix: string): Filter<string | null> {
  const many = ids(prefix);
  return {
    read: (said, key, today) => many.read(said, key, today)[0] ?? null,
    write: (value, key) => ({ [key]: value === null ? [] : [bareId(value)] }),
  };
}

/** Some records, by the API's ids; none for all. */
export function ids(prefix: string): Filter<readonly string[]> {
  return {
    read: (said, key) => [...new Set(said(key).filter((value) => ULID.test(value)))].map((ulid) => iri(prefix, ulid)),
    write: (value, key) => ({ [key]: value.map(bareId) }),
  };
}

/** Those of the known values that are among some words, in the order of the known ones: what a picker of plain texts has chosen. */
export function among<Value extends string>(values: readonly Value[], words: readonly string[]): Value[] {
  return values.filter((value) => words.includes(value));
}

import { invalidInput } from './errors.ts';

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** The public id of a row: `bookings/01J…`. */
export function toIri(prefix: string, ulid: string): string {
  return `${prefix}/${ulid}`;
}

/** The public id of a row that another one refers to; null when it refers to none. */
export function iriOf({ prefix }: { prefix: string }, ulid: string | null): string | null {
  return ulid === null ? null : toIri(prefix, ulid);
}

/** Splits an id into its parts; a leading slash is accepted. Null when it has not the form of an id. */
export function parseIri(iri: string): { prefix: string; ulid: string } | null {
  const [prefix, ulid, ...rest] = (iri.startsWith('/') ? iri.slice(1) : iri).split('/');
  if (!prefix || !ulid || rest.length > 0 || !ULID.test(ulid)) return null;
  return { prefix, ulid };
}

/** The ulid in an id of the given kind, or null when it is of another kind or none. */
export function ulidOf(prefix: string, iri: string): string | null {
  const parsed = parseIri(iri);
  return parsed?.prefix === prefix ? parsed.ulid : null;
}

/**
 * The ulid in an id that was given as the argument `path`.
 *
 * @throws a violation when it is not an id of that kind.
 */
export function requireUlid(prefix: string, iri: string, path: string): string {
  const ulid = ulidOf(prefix, iri);
  if (!ulid)
    throw invalidInput({ path, message: `${path} must be an id such as ${prefix}/01J9ZK0Q3M6V8T2B4C6D8E0F1G.` });
  return ulid;
}

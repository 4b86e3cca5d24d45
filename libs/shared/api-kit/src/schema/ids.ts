import { isUlid } from '@console/format';
import { invalidInput } from './errors.ts';

/** Returns the public id of a row: `bookings/01J…`. */
export function toIri(prefix: string, ulid: string): string {
  return `${prefix}/${ulid}`;
}

/** Returns the public id of a row that another row refers to, or null when the reference is empty. */
export function iriOf({ prefix }: { prefix: string }, ulid: string | null): string | null {
  return ulid === null ? null : toIri(prefix, ulid);
}

/**
 * Splits an id into its parts. A leading slash is accepted. Returns null when the text does not have the form of an
 * id.
 */
export function parseIri(iri: string): { prefix: string; ulid: string } | null {
  const [prefix, ulid, ...rest] = (iri.startsWith('/') ? iri.slice(1) : iri).split('/');
  if (!prefix || !ulid || rest.length > 0 || !isUlid(ulid)) return null;
  return { prefix, ulid };
}

/** Returns the ULID in an id of the given type, or null for any other text. */
export function ulidOf(prefix: string, iri: string): string | null {
  const parsed = parseIri(iri);
  return parsed?.prefix === prefix ? parsed.ulid : null;
}

/**
 * Returns the ULID in an id that the client sent.
 *
 * @param path the argument that held the id.
 * @throws a violation when it is not an id of that type.
 */
export function requireUlid(prefix: string, iri: string, path: string): string {
  const ulid = ulidOf(prefix, iri);
  if (!ulid)
    throw invalidInput({ path, message: `${path} must be an id such as ${prefix}/01J9ZK0Q3M6V8T2B4C6D8E0F1G.` });
  return ulid;
}

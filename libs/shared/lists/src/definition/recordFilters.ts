import { capitalized, isUlid } from '@console/format';
import { bareId, iri } from '@console/platform/links';
import { type Filter, type FilterOptions, type Own, type UrlValues, variablesBy } from './filter.ts';

interface RecordOptions<Value, Variables extends object> extends FilterOptions<Value, Variables> {
  /** The first part of the records' ids: `customers`. */
  readonly prefix: string;
}

/**
 * A filter by one record, such as a customer. Its value is the API's id; the URL holds the bare ulid. The query
 * also gets `has<Name>` and `chosen<Name>`, to read the name that the chip shows.
 */
export function recordFilter<Variables extends object = Own<string | null>>({
  label,
  prefix,
  variables,
}: RecordOptions<string, Variables>): Filter<string | null, Variables> & { readonly records: 'one' } {
  return {
    label,
    records: 'one',
    read: (url, key) => idsIn(url, key, prefix)[0] ?? null,
    write: (id, key) => ({ [key]: id === null ? [] : [bareId(id)] }),
    variables: variablesBy<string | null, Variables>(variables),
    nameVariables: (id, name) => ({
      [`chosen${capitalized(name)}`]: id ?? '',
      [`has${capitalized(name)}`]: id !== null,
    }),
    removed: null,
    isActive: (id) => id !== null,
    control: (id, set) => ({
      kind: 'records',
      chosen: id === null ? [] : [id],
      multiple: false,
      onChange: ([chosen = null]) => set(chosen),
    }),
  };
}

/** A filter by several records. No choice means all. Like `recordFilter`, but without `chosen<Name>`. */
export function recordsFilter<Variables extends object = Own<readonly string[] | null>>({
  label,
  prefix,
  variables,
}: RecordOptions<readonly string[], Variables>): Filter<readonly string[], Variables> & {
  readonly records: 'several';
} {
  const variablesOf = variablesBy<readonly string[] | null, Variables>(variables);
  return {
    label,
    records: 'several',
    read: (url, key) => idsIn(url, key, prefix),
    write: (ids, key) => ({ [key]: ids.map(bareId) }),
    variables: (ids, name) => variablesOf(ids.length > 0 ? ids : null, name),
    nameVariables: (ids, name) => ({ [`has${capitalized(name)}`]: ids.length > 0 }),
    removed: [],
    isActive: (ids) => ids.length > 0,
    control: (chosen, onChange) => ({ kind: 'records', chosen, multiple: true, onChange }),
  };
}

function idsIn(url: UrlValues, key: string, prefix: string): readonly string[] {
  return [...new Set(url(key).filter(isUlid))].map((ulid) => iri(prefix, ulid));
}

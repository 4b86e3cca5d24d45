import { getTableName } from 'drizzle-orm';
import { nodeNamed, readersOf } from '../nodes/nodes.ts';
import { refreshedBy } from '../write/refreshes.ts';

/** The changes that are published when a record of a type changes. */
export interface PublishedType {
  /** The start of the type's ids, such as `bookings`. */
  prefix: string;
  table: string;
  /** The id prefixes of other records that are refreshed when a record of this type changes. */
  refreshes: ReadonlySet<string>;
  /** Whether the id is enough to decide who hears of a change. The stream knows nothing else about a record. */
  judgedById: boolean;
}

/** Returns null for a type without ids. */
export function publishedType(name: string): PublishedType | null {
  const node = nodeNamed(name);
  if (!node) return null;
  const row = new Proxy({}, { get: () => '01J9ZK0Q3M6V8T2B4C6D8E0F1G' });
  const others = refreshedBy(node.table, row).records.map((iri) => iri.split('/')[0] ?? '');
  return {
    prefix: node.prefix,
    table: getTableName(node.table),
    refreshes: new Set(others),
    judgedById: readersOf(node).hears.columns.every((column) => column === 'id' || column === readersOf(node).owner),
  };
}

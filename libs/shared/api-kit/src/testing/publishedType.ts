import { getTableName } from 'drizzle-orm';
import { judgesById } from '../live/mayHear.ts';
import { nodeNamed, readersOf } from '../schema/nodes.ts';
import { refreshedBy } from '../write/refreshes.ts';

/** What is published when a record of a type changes. */
export interface PublishedType {
  /** `bookings` of Booking. */
  prefix: string;
  table: string;
  /** The prefixes of other records that a change of one refreshes. */
  refreshes: ReadonlySet<string>;
  /** Whether its rule needs nothing but the id. The stream knows nothing else of a record. */
  judgedById: boolean;
}

/** Null for a type without ids. */
export function publishedType(name: string): PublishedType | null {
  const node = nodeNamed(name);
  if (!node) return null;
  const row = new Proxy({}, { get: () => '01J9ZK0Q3M6V8T2B4C6D8E0F1G' });
  const others = refreshedBy(node.table, row).records.map((iri) => iri.split('/')[0] ?? '');
  return {
    prefix: node.prefix,
    table: getTableName(node.table),
    refreshes: new Set(others),
    judgedById: judgesById(readersOf(node).rule),
  };
}

import { getTableName } from 'drizzle-orm';
import { judgesById } from '../live/mayHear.ts';
import { nodeNamed, readersOf } from '../schema/nodes.ts';
import { shownWith } from '../write/shownBy.ts';

/** What is told of a type's records, of which a domain says some by itself. */
export interface NodeTelling {
  /** `bookings` of Booking. */
  prefix: string;
  table: string;
  /** The prefixes of what is touched when one is written. */
  touches: ReadonlySet<string>;
  /** Whether the id alone says who may be told. */
  judgedById: boolean;
}

/** Null for a type without ids. */
export function tellingOf(name: string): NodeTelling | null {
  const node = nodeNamed(name);
  if (!node) return null;
  const row = new Proxy({}, { get: () => '01J9ZK0Q3M6V8T2B4C6D8E0F1G' });
  const touched = shownWith(node.table, row).records.map((iri) => iri.split('/')[0] ?? '');
  return {
    prefix: node.prefix,
    table: getTableName(node.table),
    touches: new Set(touched),
    judgedById: judgesById(readersOf(node).rule),
  };
}

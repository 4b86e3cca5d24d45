import type { ConcreteRequest } from 'relay-runtime';

const CONNECTION = 'CursorConnection';

/** Returns the name of the type of a list. */
export const connectionOf = (type: string): string => `${type}${CONNECTION}`;

/** The parts of a compiled selection that are used here. */
interface Selection {
  readonly kind: string;
  readonly concreteType?: string | null;
  readonly selections?: readonly Selection[];
}

const known = new WeakMap<ConcreteRequest, ReadonlySet<string>>();

/**
 * Returns the types of the lists at the root of a query. A new or moved row of these types concerns the query, even if
 * the query does not display that row. Lists inside a record are covered by the record.
 */
export function listsOf(artifact: ConcreteRequest): ReadonlySet<string> {
  const found = known.get(artifact) ?? new Set(listedTypes(artifact.operation.selections as readonly Selection[]));
  known.set(artifact, found);
  return found;
}

function listedTypes(selections: readonly Selection[]): string[] {
  return selections.flatMap(({ kind, concreteType, selections: inner = [] }) => {
    if (kind !== 'LinkedField') return listedTypes(inner);
    return concreteType?.endsWith(CONNECTION) ? [concreteType.slice(0, -CONNECTION.length)] : [];
  });
}

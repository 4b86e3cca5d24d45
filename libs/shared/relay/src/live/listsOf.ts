import type { ConcreteRequest } from 'relay-runtime';

const CONNECTION = 'CursorConnection';

/** What of a compiled selection counts here. */
interface Selection {
  readonly kind: string;
  readonly concreteType?: string | null;
  readonly selections?: readonly Selection[];
}

const known = new WeakMap<ConcreteRequest, ReadonlySet<string>>();

/**
 * The types whose lists a query asks for at its root: a new or a moved row concerns it, whether it shows that row yet or not. Lists inside
 * of a record follow by that record.
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

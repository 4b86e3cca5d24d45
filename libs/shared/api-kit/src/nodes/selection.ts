import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The names of the fields that a query selects below a field, each with its own selection. */
export type Selection = ReadonlyMap<string, Selection>;

const selections = new WeakMap<FieldNode, Selection>();

/**
 * Returns the selection below the field being resolved, with fragments expanded. It ignores type conditions, `@skip`
 * and `@include`, so it may name more fields than will be resolved, never fewer.
 */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const [first, ...others] = info.fieldNodes;
  if (!first) return new Map();
  const known = others.length === 0 ? selections.get(first) : undefined;
  if (known) return known;
  const selection: MutableSelection = new Map();
  for (const { selectionSet } of info.fieldNodes) if (selectionSet) collect(selectionSet, info, selection);
  if (others.length === 0) selections.set(first, selection);
  return selection;
}

/** Returns the selection below a path of field names. It is empty when the query selects nothing there. */
export function selectionAt(selection: Selection, ...path: string[]): Selection {
  return path.reduce<Selection>((below, name) => below.get(name) ?? new Map(), selection);
}

type MutableSelection = Map<string, MutableSelection>;

function collect(set: SelectionSetNode, info: GraphQLResolveInfo, into: MutableSelection): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const below = into.get(node.name.value) ?? new Map();
      into.set(node.name.value, below);
      if (node.selectionSet) collect(node.selectionSet, info, below);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      collect(node.selectionSet, info, into);
    } else {
      const fragment = info.fragments[node.name.value];
      if (fragment) collect(fragment.selectionSet, info, into);
    }
  }
}

import { nodeNamed, nodeOfIri, readersOf } from '../nodes/nodes.ts';
import { type Change, type Changes, GAP } from '../schema/Change.ts';
import type { Viewer } from '../schema/context.ts';
import { parseIri } from '../schema/ids.ts';
import type { Rule } from '../schema/rules.ts';
import { isTooLarge } from './wire.ts';

/**
 * Returns the part of a change that a viewer may receive: ids of records whose fields the viewer may read. Null when
 * nothing is left.
 */
export function changeFor(viewer: Viewer, { id, author, key, records, touched, lists }: Change): Change | null {
  const heard = {
    id,
    author,
    // Others could use the key to find out which request of the author it was.
    key: author === viewer.userId ? key : null,
    records: records
      .filter(({ id, owner }) => mayReceive(viewer, id, owner))
      .map(({ owner: _, ...record }) => record)
      .map((record) => (mayReadVersion(viewer, record.id) ? record : { ...record, version: null })),
    touched: touched.filter((iri) => mayReceive(viewer, iri)),
    lists: lists.filter((name) => {
      const node = nodeNamed(name);
      return node !== undefined && allows(readersOf(node).hears, viewer, '');
    }),
  };
  return heard.records.length + heard.touched.length + heard.lists.length > 0 ? heard : null;
}

/** Returns what a viewer's stream would report of a change. */
export function changesFor(viewer: Viewer, change: Change): Changes {
  if (isTooLarge(change)) return GAP;
  const heard = changeFor(viewer, change);
  return { gap: false, changes: heard ? [heard] : [] };
}

function mayReceive(viewer: Viewer, iri: string, owner?: string): boolean {
  const node = nodeOfIri(iri);
  if (!node) return false;
  const { hears, owner: column } = readersOf(node);
  if (column === undefined || owner === undefined) return allows(hears, viewer, ulidIn(iri));
  const isKnown = hears.columns.every((each) => each === 'id' || each === column);
  return isKnown && hears.allows(viewer, { id: ulidIn(iri), [column]: owner });
}

function mayReadVersion(viewer: Viewer, iri: string): boolean {
  const node = nodeOfIri(iri);
  const rule = node && readersOf(node).version;
  return rule !== undefined && allows(rule, viewer, ulidIn(iri));
}

/** Whether a rule can be decided when only the record's id is known. */
function needsOnlyId({ columns }: Rule<object>): boolean {
  return columns.every((column) => column === 'id');
}

/** A rule that needs more than the id cannot be decided here, so the answer is no. */
function allows(rule: Rule<object>, viewer: Viewer, id: string): boolean {
  return needsOnlyId(rule) && rule.allows(viewer, { id });
}

const ulidIn = (iri: string) => parseIri(iri)?.ulid ?? '';

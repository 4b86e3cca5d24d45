import { type NodeType, toIri } from '@console/api-kit';

const types = new Map<string, NodeType>();

/**
 * Lets the reference search find the records of a type. Three triggers of its table with `write_reference_entries` keep
 * the entries, and a route with this `reference` opens the records.
 *
 * @param entity the name of such records in the entries and in the registry: 'purchase_order'.
 */
export function findByReference(entity: string, type: NodeType): void {
  types.set(entity, type);
}

/** The id of a record that the search found. @throws when no domain declares its entity. */
export function iriOfFound({ entity, target }: { readonly entity: string; readonly target: string }): string {
  const type = types.get(entity);
  if (!type) throw new Error(`No domain calls findByReference for ${entity}.`);
  return toIri(type.prefix, target);
}

/** The entities that the domains have declared, in the order of their declaration. */
export function referenceEntities(): readonly string[] {
  return [...types.keys()];
}

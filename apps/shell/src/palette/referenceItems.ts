import {
  isReference,
  plainReference,
  type ReferenceEntity,
  referenceEntities,
  referenceEntityLabels,
} from '@console/core-contracts';
import { allows, type Role, type RouteRecord } from '@console/platform';
import { bareId } from '@console/platform/links';
import type { Entry } from './entry.ts';
import type { FoundReference } from './useReferenceSearch.ts';

/** A record in the palette; without a path there is no screen of it for this person. */
export interface ReferenceEntry extends Entry {
  readonly reference: string;
}

/** What was found, with the screens that the live remotes have for it. */
export function referenceItems(
  found: readonly FoundReference[],
  routes: readonly RouteRecord[],
  roles: readonly Role[],
): ReferenceEntry[] {
  return found.map(({ id, entity, reference, title, target }) => {
    const route = routes.find((each) => each.reference === entity && allows(each.roles, roles));
    const path = route?.path.replace(/:\w+/, encodeURIComponent(bareId(target)));
    const item = { id, badge: entityLabel(entity), reference, title, path };
    return path === undefined ? { ...item, note: 'no screen yet', disabled: true } : item;
  });
}

/** A server may know of more than this console. */
export function entityLabel(entity: string): string {
  return isEntity(entity) ? referenceEntityLabels[entity] : entity;
}

function isEntity(entity: string): entity is ReferenceEntity {
  return (referenceEntities as readonly string[]).includes(entity);
}

/**
 * What an Enter means that was pressed before the answer came: the record whose whole reference was typed, else the only one found. Nothing
 * that merely begins like it: nobody has seen that yet.
 */
export function meantBy<Item extends { readonly reference: string }>(
  text: string,
  items: readonly Item[],
  more: boolean,
): Item | undefined {
  const exact = items.filter(({ reference }) => isReference(text, reference));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  return items.length === 1 && !more ? items[0] : undefined;
}

/** What stands out in what was found: each word, and the reference as it is written. */
export function wordsToMark(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  return [...new Set([...words, plainReference(text)])].filter((word) => word !== '');
}

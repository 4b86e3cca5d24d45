import { isReference, plainReference } from '@console/core-contracts';
import { formatDate, searchWords } from '@console/format';
import { allows, type Role } from '@console/platform';
import { bareId } from '@console/platform/links';
import type { RouteTable } from '../../routing/RouteTable.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import type { FoundReference } from './useReferenceSearch.ts';

/** A record in the palette. It has no path when the user's roles may open no screen of it. */
export interface ReferenceEntry extends PaletteEntry {
  readonly reference: string;
}

/** Returns the found records as lines of the palette, with the paths of their screens. */
export function referenceItems(
  found: readonly FoundReference[],
  table: RouteTable,
  roles: readonly Role[],
): ReferenceEntry[] {
  return found.map(({ id, entity, reference, title, target, customerName, date, status }) => {
    const owned = table.all.find(({ route }) => route.reference === entity && allows(route.roles, roles));
    const path = owned?.route.path.replace(/:\w+/, encodeURIComponent(bareId(target)));
    // The customer comes last, because a long name is cut.
    const facts = [date && formatDate(date), status, customerName === title ? null : customerName];
    const detail = facts.filter(Boolean).join(' · ');
    const item = { id, badge: table.entityLabel(entity), reference, title, detail, path };
    return path === undefined ? { ...item, note: 'not open to you', disabled: true } : item;
  });
}

/**
 * Returns the record that Enter opens when it was pressed before the answer arrived: the record whose whole reference was typed, else
 * the only result. A result that merely starts with the text is not opened, because the user has not seen it.
 */
export function bestMatch<Item extends { readonly reference: string }>(
  text: string,
  items: readonly Item[],
  more: boolean,
): Item | undefined {
  const exact = items.filter(({ reference }) => isReference(text, reference));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  return items.length === 1 && !more ? items[0] : undefined;
}

/** Returns the words to highlight in the results: each typed word, and the typed reference in its canonical form. */
export function wordsToMark(text: string): string[] {
  return [...new Set([...searchWords(text), plainReference(text)])].filter((word) => word !== '');
}

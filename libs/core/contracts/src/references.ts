import { searchWords, sortKey } from '@console/format';

/** Shown where no live release names a type of record (C§8). */
export const descriptorNotFound = 'Descriptor not found.';

/**
 * Normalises a typed or copied reference: `BK 10482`, `bk10482`, `BK–10482` and `(BK-10482).` become `bk-10482`, `#10482`
 * becomes `10482`. Any other text becomes its search words.
 */
export function plainReference(text: string): string {
  return searchWords(text)
    .join(' ')
    .replace(/^([a-z]+)[ -]*(\d+)$/, '$1-$2');
}

/** Whether a typed text is the whole reference, with or without its letters: `bk10482`, `10482`. */
export function isReference(text: string, reference: string): boolean {
  const typed = plainReference(text);
  const plain = sortKey(reference);
  return typed !== '' && (plain === typed || plain.replace(/^\D+/, '') === typed);
}

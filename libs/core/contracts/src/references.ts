/** Shown where no live release names a type of record (C§8). */
export const descriptorNotFound = 'Descriptor not found.';

/** Normalises a typed reference: `BK 10482` and `bk10482` become `bk-10482`. Any other text is only put in lower case. */
export function plainReference(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^([a-z]+)[\s-]*(\d+)$/, '$1-$2');
}

/** Whether a typed text is the whole reference, with or without its letters: `bk10482`, `10482`. */
export function isReference(text: string, reference: string): boolean {
  const typed = plainReference(text);
  const plain = reference.toLowerCase();
  return typed !== '' && (plain === typed || plain.replace(/^\D+/, '') === typed);
}

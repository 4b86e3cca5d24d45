/** The records that the global reference search finds, spelled as in O§2. */
export const referenceEntities = [
  'booking',
  'customer',
  'invoice',
  'purchase_order',
  'supplier',
  'ticket',
  'class',
] as const;
export type ReferenceEntity = (typeof referenceEntities)[number];

/** The label of each record type. */
export const referenceEntityLabels: Readonly<Record<ReferenceEntity, string>> = {
  booking: 'Booking',
  customer: 'Customer',
  invoice: 'Invoice',
  purchase_order: 'Purchase Order',
  supplier: 'Supplier',
  ticket: 'Ticket',
  class: 'Class',
};

/** Shown where an entity type has no label, because a newer server sent it (C§8). */
export const descriptorNotFound = 'Descriptor not found.';

/** Returns the label of a record type, or {@link descriptorNotFound} for a type that this console does not know. */
export function entityLabel(entity: string): string {
  const known = referenceEntities.find((each) => each === entity);
  return known ? referenceEntityLabels[known] : descriptorNotFound;
}

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

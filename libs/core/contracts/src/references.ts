/** What the global reference search finds, letter for letter (O§2). */
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

/** What each is called on screen. */
export const referenceEntityLabels: Readonly<Record<ReferenceEntity, string>> = {
  booking: 'Booking',
  customer: 'Customer',
  invoice: 'Invoice',
  purchase_order: 'Purchase Order',
  supplier: 'Supplier',
  ticket: 'Ticket',
  class: 'Class',
};

/** `BK 10482`, `bk10482`, `bk-10482` → `bk-10482`, as references are written but for capitals; everything else stays, in small letters. */
export function plainReference(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^([a-z]+)[\s-]*(\d+)$/, '$1-$2');
}

/** Whether a person who typed this has named the whole reference, with its letters or without: `bk10482`, `10482`. */
export function isReference(text: string, reference: string): boolean {
  const typed = plainReference(text);
  const plain = reference.toLowerCase();
  return typed !== '' && (plain === typed || plain.replace(/^\D+/, '') === typed);
}

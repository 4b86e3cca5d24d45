/** What a kind of record is called, alone and in numbers. */
export interface ImpactKind {
  readonly heading: string;
  readonly one: string;
  readonly several: string;
}

/** The weightiest first. */
const kinds: Readonly<Record<string, ImpactKind>> = {
  booking: { heading: 'Bookings', one: 'booking', several: 'bookings' },
  invoice: { heading: 'Invoices', one: 'invoice', several: 'invoices' },
  purchase_order: { heading: 'Purchase orders', one: 'purchase order', several: 'purchase orders' },
  delegate: { heading: 'Delegates', one: 'delegate', several: 'delegates' },
  trainer: { heading: 'Trainer', one: 'trainer', several: 'trainers' },
};

/** Where a kind stands among the others. */
export function rankOf(entity: string): number {
  const rank = Object.keys(kinds).indexOf(entity);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

const others: ImpactKind = { heading: 'Others', one: 'other record', several: 'other records' };

/** A kind that a newer server knows and this screen does not is shown all the same. */
export const kindOf = (entity: string): ImpactKind => kinds[entity] ?? others;

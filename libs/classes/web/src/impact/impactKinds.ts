import { descriptorNotFound } from '@console/core-contracts';

/** The names of a kind of record: as a heading, singular and plural. */
export interface ImpactKind {
  readonly heading: string;
  readonly one: string;
  readonly several: string;
}

/** A reason why the change cannot be made now. Its text is a whole sentence. */
export const refusal = 'refusal';

/** A line about something that does not happen. It counts as no affected record. */
export const note = 'note';

/** The most important kind first. */
const kinds: Readonly<Record<string, ImpactKind>> = {
  [refusal]: { heading: 'Why it cannot be made now', one: 'reason', several: 'reasons' },
  booking: { heading: 'Bookings', one: 'booking', several: 'bookings' },
  invoice: { heading: 'Invoices', one: 'invoice', several: 'invoices' },
  purchase_order: { heading: 'Purchase orders', one: 'purchase order', several: 'purchase orders' },
  delegate: { heading: 'Delegates', one: 'delegate', several: 'delegates' },
  trainer: { heading: 'Trainer', one: 'trainer', several: 'trainers' },
  [note]: { heading: 'Good to know', one: 'note', several: 'notes' },
};

/** The position of a kind in this order. */
export function rankOf(entity: string): number {
  const rank = Object.keys(kinds).indexOf(entity);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

const others: ImpactKind = { heading: descriptorNotFound, one: 'other record', several: 'other records' };

/** The names of a kind. A newer server can send a kind that this release does not know. */
export const kindOf = (entity: string): ImpactKind => kinds[entity] ?? others;

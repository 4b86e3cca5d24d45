import { descriptorNotFound } from '@console/core-contracts';

/** How a list of consequences names a kind of record. */
export interface ImpactKind {
  readonly heading: string;
  /** Counted in a sentence. */
  readonly one: string;
  readonly several: string;
  /** The entity that the route of its screen names as `reference`. Defaults to the kind's own name. */
  readonly reference?: string;
}

/** A reason why the change cannot be made now. Its text is a whole sentence. */
export const refusal = 'refusal';

/** A line about something that does not happen. It counts as no affected record. */
export const note = 'note';

/** The most important kind first. */
const kinds: Readonly<Record<string, ImpactKind>> = {
  [refusal]: { heading: 'Why it cannot be made now', one: 'reason', several: 'reasons' },
  booking: { heading: 'Bookings', one: 'booking', several: 'bookings' },
  // A class stands for the booking's item of it.
  training_class: { heading: 'Items', one: 'item', several: 'items', reference: 'class' },
  invoice: { heading: 'Invoices', one: 'invoice', several: 'invoices' },
  purchase_order: { heading: 'Purchase orders', one: 'purchase order', several: 'purchase orders' },
  contact: { heading: 'Contacts', one: 'contact', several: 'contacts', reference: 'customer_contact' },
  delegate: { heading: 'Delegates', one: 'delegate', several: 'delegates', reference: 'customer_contact' },
  trainer: { heading: 'Trainer', one: 'trainer', several: 'trainers' },
  [note]: { heading: 'Good to know', one: 'note', several: 'notes' },
};

const others: ImpactKind = { heading: descriptorNotFound, one: 'other record', several: 'other records' };

/** The names of a kind. A newer server can send a kind that this release does not know. */
export const kindOf = (entity: string): ImpactKind => kinds[entity] ?? others;

/** The position of a kind in the list. */
export function rankOf(entity: string): number {
  const rank = Object.keys(kinds).indexOf(entity);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

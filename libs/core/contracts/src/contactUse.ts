import { countOf, joinList } from '@console/format';

/** The kinds of records that may refer to a customer's contact. */
export const contactUses = ['booking', 'seat', 'sale_signal', 'sign_in'] as const;
export type ContactUse = (typeof contactUses)[number];

const nouns: Readonly<Record<ContactUse, string>> = {
  booking: 'booking',
  seat: 'seat',
  sale_signal: 'sale signal',
  sign_in: 'sign-in',
};

/** The records that refer to a contact, counted by their kind. */
export interface ContactUsed {
  /** One of {@link contactUses}. A kind that this release does not know is named as it is. */
  readonly what: string;
  readonly count: number;
}

interface UsedContact {
  readonly uses: readonly ContactUsed[];
}

/** Why a contact cannot be deleted: other records refer to it. Null when nothing does. */
export function whyNotDeleteContact({ uses }: UsedContact): string | null {
  return sentence(uses, 'so it cannot be deleted');
}

/**
 * Why a contact cannot move to another customer: its bookings, seats and sale signals belong to the present one. A
 * sign-in does not.
 */
export function whyNotMoveContact({ uses }: UsedContact): string | null {
  return sentence(
    uses.filter(({ what }) => what !== 'sign_in'),
    'so it stays with its customer',
  );
}

function sentence(uses: readonly ContactUsed[], consequence: string): string | null {
  const found = uses.filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const known: Readonly<Record<string, string>> = nouns;
  const named = joinList(found.map(({ what, count }) => countOf(count, known[what] ?? what)));
  return `${named} ${total === 1 ? 'refers' : 'refer'} to this contact, ${consequence}.`;
}

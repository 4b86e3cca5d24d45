import { countOf, joinList } from '@console/format';

/** The kinds of records that may refer to a customer's contact. Records that not all staff may see are `other`. */
export const contactUses = ['booking', 'seat', 'other', 'sign_in'] as const;
export type ContactUse = (typeof contactUses)[number];

const nouns: Readonly<Record<ContactUse, string>> = {
  booking: 'booking',
  seat: 'seat',
  other: 'other record',
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
 * Why a contact cannot move to another customer: its bookings, seats and other records belong to the present one. A
 * sign-in does not.
 */
export function whyNotMoveContact({ uses }: UsedContact): string | null {
  return sentence(
    uses.filter(({ what }) => what !== 'sign_in'),
    'so it stays with its customer',
  );
}

function sentence(uses: readonly ContactUsed[], consequence: string): string | null {
  const isOther = ({ what }: ContactUsed) => what === 'other';
  const counted = uses.filter(({ count }) => count > 0);
  const found = [...counted.filter((use) => !isOther(use)), ...counted.filter(isOther)];
  if (found.length === 0) return null;
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const known: Readonly<Record<string, string>> = nouns;
  const named = joinList(found.map(({ what, count }) => countOf(count, known[what] ?? what)));
  return `${named} ${total === 1 ? 'refers' : 'refer'} to this contact, ${consequence}.`;
}

/** The ids of the contacts of a new booking. An empty one is not known yet. */
export interface BookingContacts {
  readonly booker: string;
  readonly biller: string;
}

/** The biller is the booker, whoever that is. */
export const asBooker = 'as booker';

/** What the user has chosen for a customer. Absent contacts are left to proposals; '' is a contact that the user emptied. */
export interface OwnContacts {
  readonly booker?: string | undefined;
  readonly biller?: string | undefined;
}

/** The proposal for a customer without a booking, or before the answer. */
export const noContacts: BookingContacts = { booker: '', biller: '' };

/**
 * Returns the contacts that the form shows. The billing contact follows the booker. The usual billing contact belongs to
 * the usual booker, and goes with that booker.
 *
 * @param own what the user has chosen for this customer.
 * @param usual what is proposed for this customer.
 */
export function bookingContacts(own: OwnContacts, usual: BookingContacts): BookingContacts {
  const booker = own.booker ?? usual.booker;
  const followed = booker === usual.booker && usual.biller ? usual.biller : booker;
  return { booker, biller: own.biller === asBooker ? booker : (own.biller ?? followed) };
}

/**
 * Returns what the user has chosen when the form shows something else than {@link bookingContacts} says: a draft came back, the
 * form was discarded, or the proposal came after the choice. A value that is shown stays. An empty field takes the
 * proposal, unless the user has emptied it.
 */
export function ownContactsOf(shown: BookingContacts, own: OwnContacts, usual: BookingContacts): OwnContacts {
  const isProposed = own.booker === undefined && shown.booker === usual.booker;
  const booker = isProposed || (shown.booker === '' && own.booker !== '') ? undefined : shown.booker;
  const expected = bookingContacts({ booker, biller: own.biller }, usual);
  if (shown.biller === expected.biller) return { booker, biller: own.biller };
  if (!shown.biller) return { booker };
  return { booker, biller: shown.biller === shown.booker ? asBooker : shown.biller };
}

/** Returns the choices after the user has chosen a booker, or has emptied the field. An emptied billing contact follows again. */
export function withBooker(own: OwnContacts, booker: string): OwnContacts {
  return { booker, biller: own.biller || undefined };
}

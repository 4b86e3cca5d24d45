import type { Subjects } from './subjects.ts';
import { create, type Story } from './writes.ts';

export const address = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };

/** The fields of a booking that its later changes repeat. */
export const bookingWords = ({ brand, accountManager }: Subjects, dealRecordId: string) => ({
  ...{ title: 'Spring cohort', brand, accountManager, dealRecordId, billingAddress: address },
});

/** A customer calls: a contact and a draft are created. Returns the draft's id, and undefined after a refusal. */
export function* newBooking(subjects: Subjects, deal: string): Story<string | undefined> {
  const { customer } = subjects;
  const email = subjects.newText('@x.example');
  const named = { customer, givenName: 'Idris', familyName: 'Khan' };
  const contact = yield create('createCustomerContact', 'customerContact', 'person', 'email', email, named);
  if (!contact) return undefined;
  const roles = { customer, booker: contact, biller: contact };
  return yield create('createBooking', 'booking', 'booking', 'deal_record_id', deal, {
    ...bookingWords(subjects, deal),
    ...roles,
  });
}

import { emailKey, sortKey } from '@console/format';

/** A person as a contact of a customer. */
export interface ContactIdentity {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string | null;
}

/** Another contact of the customer. */
export interface OtherContact {
  readonly fullName: string;
  readonly email?: string | null | undefined;
}

/** Whether a contact has this email, whatever its name is. */
export function hasSameEmail({ email }: OtherContact, one: Pick<ContactIdentity, 'email'>): boolean {
  return email != null && one.email !== null && emailKey(email) === emailKey(one.email);
}

/**
 * Whether a contact is this person: name and email are the same. Case does not matter, nor do accents, kinds of apostrophes and
 * dashes in the name.
 */
export function isSameContact(other: OtherContact, one: ContactIdentity): boolean {
  return hasSameEmail(other, one) && sortKey(other.fullName) === sortKey(`${one.givenName} ${one.familyName}`);
}

/** Why nobody is created a second time, or edited to become another contact of the customer. Null when nobody is the same. */
export function whySameContact(others: readonly OtherContact[], one: ContactIdentity): string | null {
  const same = others.find((other) => isSameContact(other, one));
  return same ? `${same.fullName} is a contact with this email already.` : null;
}

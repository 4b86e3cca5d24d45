/** For whom a person works, spelled as in O§3: for a customer, for the business itself, or for a supplier. */
export const contactTypes = ['customer', 'internal', 'supplier'] as const;
export type ContactType = (typeof contactTypes)[number];

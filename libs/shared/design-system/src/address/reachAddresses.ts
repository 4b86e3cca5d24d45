/** The address that begins an email. Hostile text in it adds no further header. */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The address that calls a number: digits, with or without a plus sign. */
export const telephoneAddress = (dials: string): string => `tel:${dials}`;

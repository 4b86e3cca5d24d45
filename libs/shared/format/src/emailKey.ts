/** Characters that nobody sees, in a character class. The database's function `email_key` holds the same. */
const INVISIBLE =
  '\\u0001-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFE00-\\uFE0F\\uFEFF';

const invisible = new RegExp(`[${INVISIBLE}]`, 'gu');

/**
 * Returns the form in which emails are compared: without case, invisible characters and full-width forms. Accents and
 * letters stay, because `straße.example` and `strasse.example` are two domains. The database's function `email_key`
 * returns the same.
 */
export const emailKey = (email: string): string => email.normalize('NFKC').replace(invisible, '').toLowerCase().trim();

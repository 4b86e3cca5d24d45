/** The form of a ULID, the id of every record, as the source of a regular expression. */
export const ULID_PATTERN = '[0-7][0-9A-HJKMNP-TV-Z]{25}';

const whole = new RegExp(`^${ULID_PATTERN}$`);

/** Returns whether a text has the form of a ULID. */
export function isUlid(text: string): boolean {
  return whole.test(text);
}

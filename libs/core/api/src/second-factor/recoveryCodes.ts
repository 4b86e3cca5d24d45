import { createHash, randomBytes } from 'node:crypto';

/** How many recovery codes a user has. */
export const RECOVERY_CODES = 10;

/** Without letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Codes of the releases before had 16 characters. */
const CODE = /^[0-9a-hjkmnp-tv-z]{16}(?:[0-9a-hjkmnp-tv-z]{8})?$/;

/**
 * Makes a set of recovery codes. Each has 120 random bits, as 24 characters in groups of four. From 112 bits on a plain hash is
 * enough (ASVS 6.5.2).
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % 32]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Returns the hash that is kept of a recovery code, however it is typed. Null for a text that is none. */
export function hashOfRecoveryCode(typed: string): string | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return CODE.test(plain) ? createHash('sha256').update(plain).digest('base64url') : null;
}

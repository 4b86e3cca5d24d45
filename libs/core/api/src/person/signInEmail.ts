import { emailKey } from '@console/format';

/** Normalises an email for signing in: letter case does not matter, accents do. */
export function signInEmail(email: string): string {
  return emailKey(email);
}

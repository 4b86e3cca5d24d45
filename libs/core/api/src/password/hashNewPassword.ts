import { invalidInput } from '@console/api-kit';
import { hashPassword } from '@console/api-kit/auth';
import { whyNotPassword } from './commonPasswords.ts';

/** Hashes a password that a mutation sets. @throws a violation of `password` when it is too common. */
export async function hashNewPassword(password: string): Promise<string> {
  const message = whyNotPassword(password);
  if (message !== null) throw invalidInput({ path: 'password', message });
  return hashPassword(password);
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashing } from './HashingQueue.ts';

const derive = promisify(argon2);

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * A hash that no password matches. An unknown email is checked against it, so that the answer takes as long as for a
 * known one.
 */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/**
 * Hashes a password with argon2id, when its turn has come.
 *
 * @returns the PHC string to store.
 * @throws HashingBusy when too many passwords wait.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const message = password.normalize('NFKC');
  const tag = await hashing.run(() => derive('argon2id', { message, nonce, ...COST }));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Checks a password against a stored hash.
 *
 * @param stored a PHC string, or null for an unknown email or for an account that has no password. The check then
 * takes as long as any other and returns false.
 * @param signal abandons the check when it is aborted before its turn has come.
 * @throws HashingBusy when too many passwords wait.
 */
export async function verifyPassword(password: string, stored: string | null, signal?: AbortSignal): Promise<boolean> {
  const parts = STORED.exec(stored ?? NOBODY) ?? STORED.exec(NOBODY);
  const [, memory = '', passes = '', parallelism = '', nonce = '', tag = ''] = parts ?? [];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const message = password.normalize('NFKC');
  const about = { message, nonce: Buffer.from(nonce, 'base64'), tagLength: expected.length, ...cost };
  const actual = await hashing.run(() => derive('argon2id', about), signal);
  return timingSafeEqual(actual, expected) && stored !== null && STORED.test(stored);
}

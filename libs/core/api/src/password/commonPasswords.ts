import { readFileSync } from 'node:fs';
import { hasOnlyContextWords } from './contextWords.ts';

/**
 * The 3,000 most common passwords of at least 5 characters, in lower case. They are the first ones of the list of
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT licence, Dan Wheeler, Dropbox and zxcvbn-ts), sorted by their text.
 */
const LIST = new URL('./commonPasswords.txt', import.meta.url);

const TOO_COMMON = 'This password is among the most common ones, so it is easy to guess. Choose another one.';

const OF_CONTEXT = 'This password consists of words of this console, so it is easy to guess. Choose another one.';

let common: ReadonlySet<string> | undefined;
let areAllowed = false;

/** Whether a password is one of the 3,000 most common ones (ASVS 6.2.4). Capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'));
  return common.has(password.normalize('NFKC').toLowerCase());
}

/** Sets whether this process takes passwords that are easy to guess. A server on the embedded database does, because it serves for trials. */
export function allowCommonPasswords(allowed: boolean): void {
  areAllowed = allowed;
}

/** Returns why a password must not be set, as a sentence, or null. */
export function whyNotPassword(password: string): string | null {
  if (areAllowed) return null;
  if (isCommonPassword(password)) return TOO_COMMON;
  return hasOnlyContextWords(password) ? OF_CONTEXT : null;
}

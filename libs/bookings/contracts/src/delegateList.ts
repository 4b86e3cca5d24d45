/** A line of a pasted list, as {@link readDelegates} understands it. Parts that the line lacks are empty. */
export interface ListedDelegate {
  /** The number of the line in the text, from 1. */
  readonly line: number;
  /** The line as it was typed. */
  readonly text: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/** A pasted list of delegates. */
export interface DelegateList {
  readonly delegates: readonly ListedDelegate[];
  /** Lines without a given name. They are left out of the import (O§5). */
  readonly dropped: readonly ListedDelegate[];
}

/** The number of seats that takes any number of delegates (O§5). */
export const unlimited = -1;

/**
 * Reads a list of delegates, one per line: given name, family name and email, separated by colon, semicolon, white space
 * or comma (O§5). Where a line has a colon, semicolon, comma or tab, names may have several words: 'Mary Ann, van Dyk'.
 * The email may stand anywhere, also in angle brackets. Empty lines do not count.
 */
export function readDelegates(text: string): DelegateList {
  const listed = text
    .split(lineBreak)
    .map((line, index) => ({ line: index + 1, text: line.trim(), ...partsOf(line) }))
    .filter((line) => line.text !== '');
  return {
    delegates: listed.filter(({ givenName }) => givenName !== ''),
    dropped: listed.filter(({ givenName }) => givenName === ''),
  };
}

/**
 * The reason why so many delegates cannot be seated (O§5). Null when they can.
 *
 * @param available the number of reserved seats without a delegate.
 */
export function whyTooManyDelegates(delegates: number, available: number = unlimited): string | null {
  return available !== unlimited && delegates > available ? 'You have more delegates than the available seats.' : null;
}

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;
const separator = /[:;,\t]/;

type Parts = Pick<ListedDelegate, 'givenName' | 'familyName' | 'email'>;

function partsOf(line: string): Parts {
  // Mail programs write "Mary Dyk" <mary@example.org>, spreadsheets write "Mary".
  const plain = line.replace(/["<>]/g, ' ');
  const email = plain.split(/[\s:;,]/).find((word) => word.includes('@')) ?? '';
  const at = email === '' ? plain.length : plain.indexOf(email);
  const parts = [
    ...namesIn(plain.slice(0, at)),
    ...namesIn(plain.slice(at + email.length)).filter((name) => name !== ''),
  ];
  const [first = '', ...others] = parts;
  if (others.length > 0) return { givenName: first, familyName: others.join(' '), email };
  const [givenName = '', ...family] = first.split(' ');
  return { givenName, familyName: family.join(' '), email };
}

/** The parts between separators. An empty first part stays: the line has no given name. */
function namesIn(text: string): string[] {
  const parts = text.split(separator).map((part) => part.trim().replace(/\s+/g, ' '));
  return parts.filter((part, index) => part !== '' || (index === 0 && parts.length > 1));
}

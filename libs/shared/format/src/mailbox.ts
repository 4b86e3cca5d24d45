/** A person with an address, as a mail program names them. The names are empty when the text has none. */
export interface Mailbox {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/**
 * Reads an address as mail programs and web pages write it: `Ada Lovelace <ada@example.org>`, `"Lovelace, Ada" <…>`,
 * `mailto:ada@example.org`, `ada@example.org;`. Invisible characters are removed from it. The address is not checked
 * ({@link isEmail}).
 *
 * @returns null when the text has no address, or several.
 */
export function readMailbox(text: string): Mailbox | null {
  const plain = text.replace(invisible, '').trim();
  if (quotedAddress.test(plain)) return { givenName: '', familyName: '', email: plain };
  const words = plain.replace(/[<>]/g, ' ').split(/\s+/);
  const addresses = new Set(words.filter((word) => word.includes('@')).map(bareAddress));
  const [email] = addresses;
  if (email === undefined || addresses.size > 1) return null;
  const name = words.filter((word) => !word.includes('@') && !loneSeparator.test(word)).join(' ');
  return { ...readFullName(withoutQuotes(name)), email };
}

/** Splits a full name. `Lovelace, Ada` names the family first, otherwise the first word is the given name. */
export function readFullName(name: string): Pick<Mailbox, 'givenName' | 'familyName'> {
  const [family = '', given, ...others] = name.split(',').map((part) => part.trim());
  if (given && others.length === 0) return { givenName: given, familyName: family };
  const [givenName = '', ...rest] = name.trim().split(/\s+/);
  return { givenName, familyName: rest.join(' ') };
}

/**
 * Whether a text is an email address: with a local part of RFC 5321, also in quotes, and a {@link isDomain domain}.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const isLocal = local.startsWith('"') ? quoted.test(local) : local.split('.').every((part) => atom.test(part));
  return isLocal && local.length <= 64 && isDomain(text.slice(at + 1));
}

/** Whether a text is the full name of a computer or a domain, in any script: `acme.example`, `пример.рф`. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  const areLabels = labels.every((label) => label.length <= 63 && domainLabel.test(label));
  return areLabels && labels.length > 1 && text.length <= 253 && topLabel.test(labels.at(-1) ?? '');
}

/** A sign between name and address: `Ada Lovelace - ada@example.org`. */
const loneSeparator = /^[-\u2010-\u2015;,:/|]$/;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const quoted = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;
const quotedAddress = /^"(?:[ !#-[\]-~]|\\[ -~])*"@\S+$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
/** `com`, `рф`, `xn--p1ai`. A number is none: 10.0.0.1 is no domain. */
const topLabel = /^(?:xn--.+|[\p{L}\p{M}]{2,})$/iu;

/** `mailto:ada@example.org?subject=Hello`, `'ada@example.org'` and `ada@example.org;` are one address. */
function bareAddress(word: string): string {
  const encoded = /^mailto:([^?]*)/i.exec(word.replace(/^["'(]/, ''))?.[1];
  const link = encoded === undefined ? word : decoded(encoded);
  let end = link.length;
  while (end > 0 && '.,;:"\')'.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(/^["'(]/.test(link) ? 1 : 0, end);
}

/** A link writes `+` as `%2B`. A text that is no encoding stays. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

function withoutQuotes(name: string): string {
  return name
    .replace(/["\u201C-\u201F]/g, ' ')
    .replace(/^'(.*)'$/, '$1')
    .trim();
}

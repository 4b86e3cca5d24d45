/**
 * Returns the email address of a text as mail programs and web pages write it: `Ada Lovelace <ada@example.org>`,
 * `mailto:ada@example.org`, `ada@example.org;`. Invisible characters are removed from it. The address is not checked
 * ({@link isEmail}).
 *
 * @returns null when the text has no address, or several.
 */
export function emailIn(text: string): string | null {
  const plain = withoutLinks(text).replace(invisible, '').trim();
  if (isQuoted(plain)) return plain;
  const words = plain.split(/[\s<>]+/).filter((word) => word.includes('@'));
  const [email, ...others] = new Set(words.map(bareEmail));
  return email === undefined || others.length > 0 ? null : email;
}

/** `'ada@example.org'`, `(ada@example.org)` and `ada@example.org;` are one address. Full-width letters are plain ones. */
export function bareEmail(word: string): string {
  let [start, end] = [0, word.length];
  while (end > 0 && '.,;:"\')]'.includes(word.charAt(end - 1))) end -= 1;
  while (start < end && '"\'(['.includes(word.charAt(start))) start += 1;
  return word.slice(start, end).normalize('NFKC');
}

/** Writes addresses instead of their links: `mailto:ada%2Bx@example.org?subject=Hello` is `ada+x@example.org`. */
export const withoutLinks = (text: string): string =>
  text.replace(/mailto:([^\s<>"?;,|)\]]*)(?:\?[^\s<>")\]]*)?/gi, (_link, address: string) => ` ${decoded(address)} `);

/** Whether a text is an address with a name in quotes: `"ada lovelace"@example.org`. */
export const isQuoted = (text: string): boolean => quotedAddress.test(text);

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

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const quoted = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;
const quotedAddress = /^"(?:[ !#-[\]-~]|\\[ -~])*"@\S+$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
/** `com`, `рф`, `xn--p1ai`. A number is none: 10.0.0.1 is no domain. */
const topLabel = /^(?:xn--.+|[\p{L}\p{M}]{2,})$/iu;

/** A link writes `+` as `%2B`. A text that is no encoding stays. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

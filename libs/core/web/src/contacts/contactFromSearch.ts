/**
 * Splits a search text into the values of a new contact. Text with an @ is an email. Otherwise the first word is the
 * given name and the rest is the family name.
 */
export function contactFromSearch(typed: string): { givenName: string; familyName: string; email?: string } {
  const text = typed.trim();
  if (text.includes('@')) return { givenName: '', familyName: '', email: text };
  const [givenName = '', ...rest] = text.split(/\s+/);
  return { givenName, familyName: rest.join(' ') };
}

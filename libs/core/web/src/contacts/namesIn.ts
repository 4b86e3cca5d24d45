/** What a search text says of a person: an email, or a given name and whatever follows it as the family name. */
export function namesIn(typed: string): { givenName: string; familyName: string; email?: string } {
  const text = typed.trim();
  if (text.includes('@')) return { givenName: '', familyName: '', email: text };
  const [givenName = '', ...rest] = text.split(/\s+/);
  return { givenName, familyName: rest.join(' ') };
}

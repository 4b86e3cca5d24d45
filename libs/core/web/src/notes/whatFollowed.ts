/**
 * What was typed behind a note while that was on its way: the next note. Where it cannot be told apart, because the note itself was changed,
 * all of it stays.
 */
export function whatFollowed(sent: string, now: string): string {
  if (now.startsWith(sent)) return now.slice(sent.length);
  const open = sent.replace(/<\/p>$/, '');
  return open !== sent && now.startsWith(open) ? `<p>${now.slice(open.length)}` : now;
}

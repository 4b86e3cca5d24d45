/**
 * Returns the text that was typed after a note was sent: the next note. If the sent text itself was changed, all of it
 * stays.
 *
 * @param sent the HTML that was posted.
 * @param now the HTML in the editor when the answer arrives.
 */
export function textAfterSent(sent: string, now: string): string {
  if (now.startsWith(sent)) return now.slice(sent.length);
  const open = sent.replace(/<\/p>$/, '');
  return open !== sent && now.startsWith(open) ? `<p>${now.slice(open.length)}` : now;
}

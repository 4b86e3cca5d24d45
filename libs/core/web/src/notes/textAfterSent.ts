/**
 * Returns the text that the user typed after sending a note. It is the beginning of the next note. If the user
 * changed the sent text itself, returns the whole text.
 *
 * @param sent the HTML that was posted.
 * @param now the HTML in the editor when the answer arrives.
 */
export function textAfterSent(sent: string, now: string): string {
  if (now.startsWith(sent)) return now.slice(sent.length);
  const open = sent.replace(/<\/p>$/, '');
  return open !== sent && now.startsWith(open) ? `<p>${now.slice(open.length)}` : now;
}

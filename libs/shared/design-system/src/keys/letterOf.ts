/**
 * Returns the pressed key in lower case. On a keyboard without Latin letters, such as a Greek one, it is the Latin
 * letter at the key's place on an English keyboard. Browsers do the same for their own shortcuts.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  return (place !== undefined && /^(?!\p{Script=Latin})\p{L}$/u.test(key) ? place : key).toLowerCase();
}

/**
 * The key in small letters. On a keyboard that writes no Latin ones, such as a Greek one, a letter is the Latin one of its place, as browsers
 * have it for their own shortcuts.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  return (place !== undefined && /^(?!\p{Script=Latin})\p{L}$/u.test(key) ? place : key).toLowerCase();
}

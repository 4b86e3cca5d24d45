/** A part of a text that holds telephone numbers. */
export interface TelephonePart {
  readonly text: string;
  /** What a telephone dials. Null for words between numbers and for extensions. */
  readonly dials: string | null;
}

/** A number: digits with what people write between them. A plus sign begins a new number. */
const numbers = /\+?(?:\d|\([\d ]+\))(?:[\s().\u2010-\u2015-]*\d)*/g;
/** What stands before an extension. Its digits are pressed after the call is answered, so they are not dialled. */
const beforeExtension = /(?:\b(?:ext|extn|extension|x)|#)[\s.:]*$/i;
/** The zero that is dialled only without the country: +44 (0)20. */
const nationalZero = /^(\+|00)(.*?)\(0\)/;

/** The fewest digits of a number that somebody calls, such as 112, and the most that a telephone dials. */
const [fewest, most] = [3, 15];

/**
 * Splits a text into the numbers that it names and the words between them: '0113 496 0174 / 07700 900417 ext. 12' has two
 * numbers. An extension and '/5' for the next last digit are words.
 */
export function telephoneParts(text: string): TelephonePart[] {
  const parts: TelephonePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(numbers)) {
    const digits = found.replace(nationalZero, '$1$2').replace(/\D/g, '');
    const isNumber = digits.length >= fewest && digits.length <= most && !beforeExtension.test(text.slice(0, index));
    if (!isNumber) continue;
    parts.push({ text: text.slice(end, index), dials: null });
    parts.push({ text: found, dials: found.startsWith('+') ? `+${digits}` : digits });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end), dials: null }].filter((part) => part.text !== '');
}

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

/** '9', '9:30', '9.30', '9am', '17 Uhr'. */
const time = String.raw`(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?\s?(?:[ap]\.?m\b\.?|h\b|uhr\b)?`;
const range = String.raw`${time}\s?[-\u2010-\u2015]\s?${time}`;
/** Where the range ends: no number goes on behind it. */
const ends = String.raw`(?![\s().-]*\d)`;
/** Digits of a number that is not British, from nine. Nobody knows its length, but hours behind it stand apart. */
const foreign = String.raw`(?:\+|\b00)(?!44)(?:[\s().]*\d){9,}`;
/** Opening hours: in brackets, apart from a number, with a sign of the clock, or behind a number with enough digits. */
const openingHours = new RegExp(
  [
    String.raw`\([^()\d]*${range}[^()\d]*\)`,
    String.raw`(?<![\d+][\s().\u2010-\u2015-]*)${range}${ends}`,
    String.raw`(?<=[\s(,;])(?=[^-\u2010-\u2015]*[:amhu])${range}${ends}`,
    String.raw`(?<=${foreign}[\s,;]+)${range}${ends}`,
  ].join('|'),
  'gi',
);

/** The fewest digits of a number that somebody calls, such as 112, and the most that a telephone dials. */
const [fewest, most] = [3, 15];

/** A British number with all its digits. What follows, such as opening hours, is no part of it. */
const complete = /^(?:0[1-9]\d{9,}|(?:\+|00)44\d{10,})$/;

/**
 * Splits a text into the numbers that it names and the words between them: '0113 496 0174 / 07700 900417 ext. 12' has two
 * numbers. An extension, '/5' for the next last digit and opening hours are words.
 */
export function telephoneParts(text: string): TelephonePart[] {
  const parts: TelephonePart[] = [];
  let end = 0;
  // Hours keep their place, so that what is found is where it stands in the text.
  const withoutHours = text.replace(openingHours, (found) => '/'.repeat(found.length));
  const runs = [...withoutHours.matchAll(numbers)].flatMap(({ 0: run, index }) => numbersOfRun(run, index));
  for (const { found, index } of runs) {
    const dials = dialsOf(found);
    const { length } = dials.replace('+', '');
    if (length < fewest || length > most || beforeExtension.test(text.slice(0, index))) continue;
    parts.push({ text: text.slice(end, index), dials: null });
    parts.push({ text: found, dials });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end), dials: null }].filter((part) => part.text !== '');
}

function dialsOf(found: string): string {
  const digits = found.replace(nationalZero, '$1$2').replace(/\D/g, '');
  return found.startsWith('+') ? `+${digits}` : digits;
}

/** Splits a run of digits after each complete number. What follows one is a number only when it begins with a zero. */
function numbersOfRun(run: string, start: number) {
  const found: { readonly found: string; readonly index: number }[] = [];
  let [from, to] = [0, 0];
  const take = () => {
    const number = run.slice(from, to);
    if (from === 0 || /^\(?0/.test(number)) found.push({ found: number, index: start + from });
  };
  for (const [group] of run.matchAll(/\D*\d+\)?/g)) {
    if (complete.test(dialsOf(run.slice(from, to)))) {
      take();
      from = to + group.search(/[(\d]/);
    }
    to += group.length;
  }
  take();
  return found;
}

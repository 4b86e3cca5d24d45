/** Stands in a JSON body for what JSON.stringify cannot say; see {@link bodyOf}. */
export class Raw {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

const ULID = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

/** Text that has broken programs before. */
const texts: Record<string, string> = {
  nothing: '',
  'spaces alone': ' \t\r\n\u00A0\u3000 ',
  'what cannot be seen': '\u200B\u200D\uFEFF',
  '256 characters': 'x'.repeat(256),
  '10,000 characters': 'Maßnahme '.repeat(1_112).slice(0, 10_000),
  'nearly as much as a body may have': 'x'.repeat(990_000),
  'more than a body may have': 'x'.repeat(1_100_000),
  emoji: 'Course 👩🏽‍🏫🇬🇧 for 🧑‍🤝‍🧑',
  'emoji to the limit': '👩'.repeat(128),
  'right to left': 'דוד \u202Eevil\u202C שָׁלוֹם مرحبا',
  'accents on accents': `Z${'\u0300\u0323'.repeat(60)}`,
  'a script': '<script>alert(1)</script>',
  'markup that runs': '"><img src=x onerror=alert(1)><svg/onload=alert(1)>',
  SQL: `'; drop table booking; --`,
  'SQL in dollars': `$$; $1; drop table booking; %s %_\\`,
  'a template': '{{7*7}} $' + '{7*7} #{7*7} <%= 7*7 %>',
  'NUL alone': '\0',
  'NUL in the middle': 'be\0fore',
  'control characters': 'a\u0001\u0008\u001B[31m\u007Fb',
  'half an emoji, the first': 'a\uD83D',
  'half an emoji, the second': '\uDE00b',
  'line separators': 'a\r\nb\u2028c\u0085d',
  'a path': '../../etc/passwd\\..\\..',
  'an address that runs': 'javascript:alert(1)',
  'an id of nothing': `bookings/${ULID}`,
  'an id of a stranger': `users/${ULID}`,
  'an id with a slash': `/bookings/${ULID}`,
  'an id in small letters': `bookings/${ULID.toLowerCase()}`,
  'an id too long': `bookings/${ULID}${ULID}`,
  'an id with NUL': `bookings/${ULID}\0`,
  'an id alone': ULID,
  'the year 1753': '1753-01-01',
  'the year nought': '0000-00-00',
  'the year 10,000': '+010000-01-01',
  'the last of dates': '275760-09-13',
  'a day that is none': '2026-02-30',
  'a time that is none': '2026-11-16T25:61:61Z',
  'a moment far away': '2026-11-16T23:59:59.999+14:00',
  'a number in words': '-0.005',
  'no number in words': 'NaN',
  'too much in words': '1e309',
  'a prototype': '__proto__',
};

const numbers: Record<string, unknown> = {
  nought: 0,
  'less than nought': -1,
  'half a penny less than nought': -0.005,
  'half a penny': 0.005,
  'a third': 1 / 3,
  'a hundred and a bit': 100.005,
  'the largest integer': 2_147_483_647,
  'one more than the largest integer': 2_147_483_648,
  'the least integer': -2_147_483_648,
  'more than is counted exactly': new Raw('9007199254740993'),
  'nearly infinite': 1e308,
  infinite: new Raw('1e309'),
  'Infinity as JavaScript says it': new Raw('Infinity'),
  'NaN as JavaScript says it': new Raw('NaN'),
  'nought, less': new Raw('-0'),
};

const others: Record<string, unknown> = {
  'left out': undefined,
  null: null,
  true: true,
  false: false,
  'an empty list': [],
  'a list': ['a', 'b'],
  'a list of lists': [[[null]]],
  'a list of nothing': [null],
  'a list of 10,000': Array.from({ length: 10_000 }, () => 'a'),
  'an object': { a: 1 },
  'an object of prototypes': new Raw('{"__proto__": {"admin": true}, "constructor": 1}'),
};

/** Values that no field should break on, by what each is. */
export const worstValues: Readonly<Record<string, unknown>> = { ...texts, ...numbers, ...others };

/** The JSON of a request, with the values that JSON.stringify would change. */
export function bodyOf(query: string, variables: object): string {
  const raws: string[] = [];
  const json = JSON.stringify({ query, variables }, (_name, value: unknown) => {
    if (!(value instanceof Raw)) return value;
    raws.push(value.json);
    return `@raw ${raws.length - 1}@`;
  });
  return json.replace(/"@raw (\d+)@"/g, (_text, place: string) => raws[Number(place)] ?? '');
}

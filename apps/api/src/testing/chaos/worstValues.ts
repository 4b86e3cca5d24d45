/** A value that JSON.stringify cannot write, as JSON text; see {@link bodyOf}. */
export class Raw {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

const ULID = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

/** Texts that have broken programs before. */
const texts: Record<string, string> = {
  'no text': '',
  'only spaces': ' \t\r\n\u00A0\u3000 ',
  'invisible characters': '\u200B\u200D\uFEFF',
  '256 characters': 'x'.repeat(256),
  '10,000 characters': 'Maßnahme '.repeat(1_112).slice(0, 10_000),
  'almost the largest body': 'x'.repeat(990_000),
  'more than the largest body': 'x'.repeat(1_100_000),
  emoji: 'Course 👩🏽‍🏫🇬🇧 for 🧑‍🤝‍🧑',
  'emoji up to the limit': '👩'.repeat(128),
  'right to left': 'דוד \u202Eevil\u202C שָׁלוֹם مرحبا',
  'accents on accents': `Z${'\u0300\u0323'.repeat(60)}`,
  'a script': '<script>alert(1)</script>',
  'markup with scripts': '"><img src=x onerror=alert(1)><svg/onload=alert(1)>',
  SQL: `'; drop table booking; --`,
  'SQL with dollars': `$$; $1; drop table booking; %s %_\\`,
  'a template': '{{7*7}} $' + '{7*7} #{7*7} <%= 7*7 %>',
  'only NUL': '\0',
  'NUL in the middle': 'be\0fore',
  'control characters': 'a\u0001\u0008\u001B[31m\u007Fb',
  'the first half of an emoji': 'a\uD83D',
  'the second half of an emoji': '\uDE00b',
  'line separators': 'a\r\nb\u2028c\u0085d',
  'a path': '../../etc/passwd\\..\\..',
  'a link with a script': 'javascript:alert(1)',
  'the id of no record': `bookings/${ULID}`,
  'the id of a user': `users/${ULID}`,
  'an id with a slash': `/bookings/${ULID}`,
  'an id in lower case': `bookings/${ULID.toLowerCase()}`,
  'an id that is too long': `bookings/${ULID}${ULID}`,
  'an id with NUL': `bookings/${ULID}\0`,
  'a bare ULID': ULID,
  'the year 1753': '1753-01-01',
  'the year 0': '0000-00-00',
  'the year 10,000': '+010000-01-01',
  'the last date of JavaScript': '275760-09-13',
  'an impossible day': '2026-02-30',
  'an impossible time': '2026-11-16T25:61:61Z',
  'a distant time zone': '2026-11-16T23:59:59.999+14:00',
  'a number as text': '-0.005',
  'NaN as text': 'NaN',
  'too large a number as text': '1e309',
  'a prototype': '__proto__',
};

const numbers: Record<string, unknown> = {
  zero: 0,
  'less than zero': -1,
  'half a penny less than zero': -0.005,
  'half a penny': 0.005,
  'a third': 1 / 3,
  'a hundred and half a penny': 100.005,
  'the largest integer': 2_147_483_647,
  'one more than the largest integer': 2_147_483_648,
  'the least integer': -2_147_483_648,
  'too large to be exact': new Raw('9007199254740993'),
  'almost infinite': 1e308,
  infinite: new Raw('1e309'),
  'a bare Infinity': new Raw('Infinity'),
  'a bare NaN': new Raw('NaN'),
  'minus zero': new Raw('-0'),
};

const others: Record<string, unknown> = {
  'left out': undefined,
  null: null,
  true: true,
  false: false,
  'an empty list': [],
  'a list': ['a', 'b'],
  'a list of lists': [[[null]]],
  'a list of null': [null],
  'a list of 10,000 items': Array.from({ length: 10_000 }, () => 'a'),
  'an object': { a: 1 },
  'an object with prototype keys': new Raw('{"__proto__": {"admin": true}, "constructor": 1}'),
};

/** Values that must not break any field, by name. */
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

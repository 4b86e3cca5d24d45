import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  date,
  duration,
  email,
  fieldRuleOf,
  flag,
  integer,
  judgedBy,
  money,
  oneOf,
  percentage,
  phone,
  reference,
  requiredIn,
  someOf,
  text,
  texts,
  url,
} from './index.ts';

/** Returns the messages about a value or, when it is valid, the result. */
function judged(rule: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(rule, value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

const required = requiredIn.operations;
const long = (length: number) => 'x'.repeat(length);
const customer = 'customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G';

describe('required fields, with the message of either document', () => {
  test.each(['', '   ', null, undefined])('text of %j', (value) => {
    expect(judged(text('Title', { required: requiredIn.console }), value)).toEqual(['Title field is required']);
    expect(judged(text('Subject', { required }), value)).toEqual(['Subject is required']);
  });

  test.each([
    ['a number', integer('Quantity', { required }), 'Quantity is required'],
    ['money', money('Unit price', { required }), 'Unit price is required'],
    ['a choice', oneOf('Type', ['a', 'b'], { required }), 'Type is required'],
    ['a record', reference('Customer', 'customers', { required }), 'Customer is required'],
    ['a set of choices', someOf('Role', ['booker', 'biller'], { required }), 'Role is required'],
    ['a day', date('Start', { required }), 'Start is required'],
    ['an email', email('Email', { required }), 'Email is required'],
  ])('%s', (_, rule, message) => {
    expect(judged(rule, undefined)).toEqual([message]);
    expect(judged(rule, null)).toEqual([message]);
  });
});

describe('empty values of optional fields', () => {
  test.each([
    ['text', text('Title')],
    ['a number', integer('Days')],
    ['money', money('Travel')],
    ['a choice', oneOf('Type', ['a', 'b'])],
    ['a record', reference('Trainer', 'trainers')],
    ['a day', date('Start')],
    ['an email', email('Email')],
    ['a url', url('Website')],
    ['a telephone number', phone('Mobile')],
    ['a duration', duration('Interval')],
  ])('%s', (_, rule) => {
    for (const value of ['', null, undefined]) expect(judged(rule, value)).toBeNull();
  });

  test('an empty set of choices is an empty list, and an absent flag is off', () => {
    expect(judged(someOf('Role', ['booker']), undefined)).toEqual([]);
    expect(judged(flag('VAT registered'), undefined)).toBe(false);
  });
});

const meeting = `https://teams.example/l/meetup?context=${'x'.repeat(1961)}`;

describe('text', () => {
  test.each([
    ['with spaces around it', text('Title'), '  Parking ', 'Parking'],
    ['with the greatest length', text('Title'), long(255), long(255)],
    ['too long', text('Title'), long(256), ['Title field must have at most 255 characters']],
    ['too short', text('Password', { min: 5 }), '1234', ['Password must be at least 5 characters']],
    ['with a wrong length', text('Country', { length: 2 }), 'GBR', ['Country must have 2 characters']],
    ['an object', text('Title'), { a: 1 }, ['Title must be valid']],
    ['with NUL', text('Title'), 'be\0fore', ['Title must be valid']],
    ['of invisible characters', text('Title'), '\u200B\u2060\u00AD\u3164\u2800\u202E\u{E0041}', null],
    ['of invisible characters, though required', text('Title', { required }), '\u200B \u202E', ['Title is required']],
    ['that reverses the text after it', text('Title'), 'Room \u202E14\u202C \u2067x\u2069', 'Room 14 x'],
    ['with control characters of a terminal', text('Title'), 'a\u0001\u001B[31m\u007Fb', 'a[31mb'],
    ['with line breaks and repeated spaces', text('Title'), 'Data \u00A0 and\r\n\tsoftware', 'Data and software'],
    ['of several lines', text('Notes', { multiline: true }), 'Data  and\n\nsoftware', 'Data  and\n\nsoftware'],
    [
      'joined emoji and flags',
      text('Title'),
      '👩🏽‍🏫 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '👩🏽‍🏫 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['a number as Windows copies it', phone('Mobile'), '\u202A+44 113 496 0174\u202C', '+44 113 496 0174'],
    ['with half an emoji', text('Title'), 'be\uD83Dfore', ['Title must be valid']],
    ['another script, and emoji', text('Title'), 'מכירה 🎉', 'מכירה 🎉'],
    ['an email', email('Email', { required }), ' priya@example.co.uk ', 'priya@example.co.uk'],
    [
      'an email with invisible characters',
      email('Email'),
      'pri\u200Bya@exam\u00ADple.co.uk\u2060',
      'priya@example.co.uk',
    ],
    [
      'an email as a mail program copies it',
      email('Email'),
      '"Nair, Priya" <priya@example.co.uk>;',
      'priya@example.co.uk',
    ],
    ['an email as a page links it', email('Email'), 'mailto:priya@example.co.uk', 'priya@example.co.uk'],
    ['two emails', email('Email'), 'priya@example.co.uk; bo@example.co.uk', ['Email must be valid']],
    ['an email with a wrong domain', email('Email'), 'ada@acme-.example', ['Email must be valid']],
    [
      'joiners between letters',
      text('Name'),
      'علی\u200Cرضا \u0DC1\u0DCA\u200D\u0DBB\u0DD3',
      'علی\u200Cرضا \u0DC1\u0DCA\u200D\u0DBB\u0DD3',
    ],
    [
      'joiners elsewhere, and other marks of direction',
      text('Name'),
      '\u200DAda\u200C \u061CLove\u200Blace\u200F',
      'Ada Lovelace',
    ],
    [
      'hidden tags, selectors of a form and joiners of accents',
      text('Name'),
      'A\u{E0041}\u{E0100}da\uFE0F Love\u034Flace\u{1D173}',
      'Ada Lovelace',
    ],
    [
      'forms of Japanese names and of emoji, and the flag of England',
      text('Name'),
      '葛\u{E0100}城 ❤\uFE0F 1\uFE0F\u20E3 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '葛\u{E0100}城 ❤\uFE0F 1\uFE0F\u20E3 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['254 accents on one letter', text('Name'), `Z${'\u0335'.repeat(254)}oe`, `Z${'\u0335'.repeat(5)}oe`],
    [
      'accents of Vietnamese, Hebrew and Thai',
      text('Name'),
      'Nguye\u0302\u0303n בְּרֵאשִׁ֖ית ที่',
      'Nguye\u0302\u0303n בְּרֵאשִׁ֖ית ที่',
    ],
    ['an email without a domain', email('Email', { required }), 'priya@example', ['Email must be valid']],
    [
      'an email that is too long',
      email('Email', { required }),
      `${long(250)}@ex.uk`,
      ['Email field must have at most 255 characters'],
    ],
    ['a telephone number', phone('Mobile'), '+44 (0)113 496 0174', '+44 (0)113 496 0174'],
    [
      'a telephone number that is too long',
      phone('Mobile'),
      long(26),
      ['Mobile field must have at most 25 characters'],
    ],
    ['a url', url('Website'), 'https://example.co.uk/a?b=c', 'https://example.co.uk/a?b=c'],
    [
      'a url without its scheme',
      url('Website'),
      'www.acme.example',
      ['Website field must be a valid url. Write https:// before it'],
    ],
    ['a url with a password', url('Website'), 'https://user:pw@acme.example', ['Website field must be a valid url']],
    ['a url with an empty name', url('Website'), 'https://@acme.example', ['Website field must be a valid url']],
    [
      'a url whose host two programs read in two ways',
      url('Website'),
      'https://acme.example\\@other.example',
      ['Website field must be a valid url'],
    ],
    ['a url with @ in its path', url('Website'), 'https://acme.example/@ada?a=b@c', 'https://acme.example/@ada?a=b@c'],
    ['a url of 2,000 characters', url('Link'), meeting, meeting],
    [
      'a url of 2,049 characters',
      url('Link'),
      `${meeting}${long(49)}`,
      ['Link field must have at most 2048 characters'],
    ],
    ['a url with a domain in another script', url('Website'), 'https://пример.рф/', 'https://пример.рф/'],
    ['a url with a script', url('Website'), 'javascript:alert(1)', ['Website field must be a valid url']],
    ['a duration', duration('Interval'), 'PT45M', 'PT45M'],
    ['no duration', duration('Interval'), '45 minutes', ['Invalid ISO 8601 duration format.']],
    ['a duration without numbers', duration('Interval'), 'P', ['Invalid ISO 8601 duration format.']],
  ])('%s', (_, rule, value, outcome) => {
    expect(judged(rule, value)).toEqual(outcome);
  });
});

describe('numbers', () => {
  test.each([
    ['pence', money('Unit price'), 49_500, 49_500],
    ['a fraction of a penny', money('Unit price'), -0.5, ['Unit price must be valid']],
    ['unreadable text', money('Unit price'), '12.345', ['Unit price must be valid']],
    ['a negative amount', money('Unit price'), -1, ['Unit price must be at least £0.00']],
    ['more than the database holds', money('Unit price'), 2 ** 31, ['Unit price must be at most £21,474,836.47']],
    ['not a number', integer('Quantity'), 'many', ['Quantity must be a number']],
    ['a fraction', integer('Quantity'), 1.5, ['Quantity must be a number']],
    ['too few', integer('Quantity', { min: 1 }), 0, ['Quantity must be at least 1']],
    ['too many', integer('Quantity', { max: 500 }), 501, ['Quantity must be at most 500']],
    ['NaN', integer('Quantity'), Number.NaN, ['Quantity must be a number']],
    ['a percentage', percentage('Tax rate'), 17.5, 17.5],
    ['a percentage with two decimals', percentage('Tax rate'), 0.29, 0.29],
    ['a percentage with three decimals', percentage('Tax rate'), 17.555, ['Tax rate must be valid']],
    ['a percentage that would be stored as 0', percentage('Tax rate'), 1e-9, ['Tax rate must be valid']],
    ['a percentage that would be stored as 100', percentage('Tax rate'), 99.999999999, ['Tax rate must be valid']],
    ['more than 100%', percentage('Tax rate'), 100.01, ['Tax rate must be at most 100%']],
  ])('%s', (_, rule, value, outcome) => {
    expect(judged(rule, value)).toEqual(outcome);
  });
});

describe('choices', () => {
  test.each([
    ['one of them', oneOf('Type', ['a', 'b']), 'b', 'b'],
    ['an unknown choice', oneOf('Type', ['a', 'b']), 'c', ['Type must be valid']],
    ['several, each once', someOf('Role', ['booker', 'biller']), ['biller', 'biller'], ['biller']],
    ['an unknown choice among several', someOf('Role', ['booker', 'biller']), ['owner'], ['Role must be valid']],
    [
      'more than the cap',
      someOf('Role', ['a', 'b', 'c'], { max: 2 }),
      ['a', 'b', 'c'],
      ['Role field must not greater than 2'],
    ],
    ['a record', reference('Customer', 'customers'), customer, customer],
    ['a record with a leading slash', reference('Customer', 'customers'), `/${customer}`, `/${customer}`],
    ['a record of another type', reference('Customer', 'users'), customer, ['Customer must be valid']],
  ])('%s', (_, rule, value, outcome) => {
    expect(judged(rule, value)).toEqual(outcome);
  });
});

describe('days', () => {
  test.each([
    ['a day', date('Start'), '2026-11-16', '2026-11-16'],
    ['a day that the calendar lacks', date('Start'), '2026-02-30', ['Start must be valid']],
    ['unreadable text', date('Start'), '31/02', ['Start must be valid']],
    ['a day before 1990', date('Start'), '1753-01-01', ['Start must be valid']],
    ['a past day', date('Start', { future: true }), '2020-01-01', ['Start must not be in the past']],
    ['a day to come', date('Bill date', { past: true }), '2099-01-01', ['Bill date must not be in the future']],
  ])('%s', (_, rule, value, outcome) => {
    expect(judged(rule, value)).toEqual(outcome);
  });
});

test('a form learns label, required mark and limit from the rule, also of a field in a group', () => {
  const input = z.object({
    subject: text('Subject', { required }),
    address: z.nullable(z.object({ postcode: text('Postcode', { max: 16 }) })),
    lines: z.array(z.object({ title: text('Title', { required }) })),
  });
  expect(fieldRuleOf(input, 'subject')).toEqual({ kind: 'text', label: 'Subject', required: true, max: 255 });
  expect(fieldRuleOf(input, 'address.postcode')).toEqual({
    kind: 'text',
    label: 'Postcode',
    required: false,
    max: 16,
  });
  expect(fieldRuleOf(input, 'lines.3.title')).toMatchObject({ label: 'Title', required: true });
  expect(() => fieldRuleOf(input, 'lines.title')).toThrow('The input has no rule for lines.title.');
  expect(() => fieldRuleOf(input, 'body')).toThrow('The input has no rule for body.');
});

test('a field with one more check keeps its own check, its label and its mark', () => {
  const few = judgedBy(integer('Seats', { required, min: 1 }), (seats) => (seats > 6 ? 'Only 6 are left.' : null));
  expect(['', 0, 6, 7].map((value) => judged(few, value))).toEqual([
    ['Seats is required'],
    ['Seats must be at least 1'],
    6,
    ['Only 6 are left.'],
  ]);
  expect(fieldRuleOf(z.object({ few }), 'few')).toEqual({ kind: 'integer', label: 'Seats', required: true });
});

test('a list of texts keeps the places of empty ones, and its limits are those of each text and of the list', () => {
  const lines = texts('Lines', { max: 4, most: 2 });
  expect(judged(lines, [' a\u0007 ', '\u200B'])).toEqual(['a', '']);
  expect(judged(lines, ['abcde', ''])).toEqual(['Lines field must have at most 4 characters']);
  expect(judged(lines, ['', '', ''])).toEqual(['Lines field must not greater than 2']);
  expect(judged(lines, ['a\0'])).toEqual(['Lines must be valid']);
  expect(judged(lines, [null])).toEqual(['Lines must be valid']);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  importDelegatesInput,
  readDelegates,
  startOfLine,
  unlimited,
  whyListTooLong,
  whyTooManyDelegates,
  withMendedLine,
  withoutLines,
} from './index.ts';

const read = (line: string) => {
  const { delegates, dropped } = readDelegates(line);
  const [one] = delegates;
  if (dropped.length > 0) return 'dropped';
  return one ? [one.givenName, one.familyName, one.email] : 'nothing';
};

const problemOf = (line: string) => readDelegates(line).delegates[0]?.problem;

const wholeName = '“Ada Lovelace” may be a whole name. Check which part of the line is the name.';

const ada = ['Ada', 'Lovelace', 'ada@example.org'];

test('CLS-10 given name, family name and email are separated by colon, semicolon, white space or comma', () => {
  for (const line of [
    'Ada:Lovelace:ada@example.org',
    'Ada;Lovelace;ada@example.org',
    'Ada Lovelace ada@example.org',
    'Ada\tLovelace\tada@example.org',
    'Ada,Lovelace,ada@example.org',
    '  Ada ,  Lovelace ;ada@example.org ',
    'Ada Lovelace, ada@example.org',
    '"Ada Lovelace" <ada@example.org>',
    'ada@example.org, Ada, Lovelace',
    '"Ada","Lovelace","ada@example.org"',
    '"Ada, Lovelace, ada@example.org"',
    'Ada Lovelace mailto:ada@example.org',
    'Ada Lovelace <ada@example.org<mailto:ada@example.org>>',
    "Ada Lovelace 'ada@example.org'",
    '\u200BAda\u200D Love\u00ADlace\uFEFF ada@\u200Bexample.org',
    '1\tAda\tLovelace\tada@example.org',
    '1;Ada;Lovelace;ada@example.org',
    '"1","Ada","Lovelace","ada@example.org"',
    '1. Ada Lovelace ada@example.org',
    '1.\tAda Lovelace ada@example.org',
    '12) Ada, Lovelace, ada@example.org',
    '1 Ada Lovelace ada@example.org',
    '- Ada Lovelace ada@example.org',
    '•\tAda\tLovelace\tada@example.org',
  ]) {
    expect(read(line), line).toEqual(ada);
    expect(problemOf(line), line).toBeNull();
  }
});

test('CLS-10 names of several words stay whole between separators', () => {
  expect(read('Mary Ann, van der Dyk, mary@example.org')).toEqual(['Mary Ann', 'van der Dyk', 'mary@example.org']);
  expect(read('Mary van der Dyk mary@example.org')).toEqual(['Mary', 'van der Dyk', 'mary@example.org']);
  expect(read('Mary Dyk')).toEqual(['Mary', 'Dyk', '']);
  expect(read('Mary')).toEqual(['Mary', '', '']);
});

test('CLS-10 lines without a given name are dropped, and lines keep their numbers', () => {
  for (const line of [
    'ada@example.org',
    ', Lovelace, ada@example.org',
    ';;',
    '\tLovelace\tada@example.org',
    '1;;Lovelace;ada@example.org',
    '1.',
  ]) {
    expect(read(line), line).toBe('dropped');
  }
  const { delegates, dropped } = readDelegates(
    '\r\nAda Lovelace ada@example.org\r\n\n,Nobody,n@example.org\nBo Ek b@e.se',
  );
  expect(delegates.map(({ line }) => line)).toEqual([2, 5]);
  expect(dropped).toEqual([
    {
      line: 4,
      text: ',Nobody,n@example.org',
      givenName: '',
      familyName: 'Nobody',
      email: 'n@example.org',
      problem: null,
      note: null,
      shared: false,
      mended: false,
    },
  ]);
});

test('CLS-10 a line that names several people, or more than a name and an email, must be corrected', () => {
  const several = 'This line has several email addresses. Write one person on each line.';
  const parts = 'This line has more than three parts. Write only given name, family name and email.';
  const quoted = 'A name in quotes has a comma. Write the given name, then the family name.';
  for (const [line, problem] of [
    ['Anna Smith anna@x.com anna@y.com', several],
    ['Anna@ Smith anna@x.com', several],
    ['Anna\tSmith\tanna@x.com\t07700 900123', parts],
    ['Anna\tSmith\tanna@x.com\tAcme Ltd\tManager', parts],
    ['"Turner, Zoë" z@x.com', quoted],
  ] as const) {
    expect(problemOf(line), line).toBe(problem);
  }
  expect(read('1.anna@x.com Anna Smith')).toEqual(['Anna', 'Smith', '1.anna@x.com']);
  expect(read('Anna Smith anna@x.com ANNA@x.com').slice(0, 2)).toEqual(['Anna', 'Smith']);
  expect(problemOf('Anna Smith anna@x.com ANNA@x.com')).toBeNull();
});

test.each([
  ['Lovelace, Ada <ada@example.org>', ada],
  ['"Lovelace, Ada" <ada@example.org>', ada],
  ['“Turner, Zoë” <z@x.com>', ['Zoë', 'Turner', 'z@x.com']],
  ['van der Dyk, Mary Ann <m@x.com>', ['Mary Ann', 'van der Dyk', 'm@x.com']],
  ['Ada, Lovelace, <ada@example.org>', ada],
  ['Ada Lovelace - ada@example.org', ada],
  ['Ada Lovelace \u2013 ada@example.org', ada],
  ['Ada Lovelace | ada@example.org', ada],
  ['| Ada | Lovelace | ada@example.org |', ada],
  ['Ada Lovelace / ada@example.org', ada],
  ['Ada Lovelace\u060C ada@example.org', ada],
  ['Ada Lovelace\uFF0Cada@example.org', ada],
  ['Ada\uFF1BLovelace\uFF1Bada\uFF20example.org', ada],
  ['Ada Smith-Jones, ada@example.org', ['Ada', 'Smith-Jones', 'ada@example.org']],
  ['Dr Ada Lovelace, ada@example.org', ada],
  ['Prof. Ada, Lovelace PhD, ada@example.org', ada],
  ['Mrs, Ada, Lovelace, ada@example.org', ada],
  ['Lovelace, Dr Ada <ada@example.org>', ada],
  [
    '\u0646\u0631\u06AF\u0633 \u0645\u06CC\u200C\u0631\u0648\u062F n@x.com',
    ['\u0646\u0631\u06AF\u0633', '\u0645\u06CC\u200C\u0631\u0648\u062F', 'n@x.com'],
  ],
])('CLS-10 what mail programs and people write is taken apart: %s', (line, expected) => {
  expect(read(line)).toEqual(expected);
  expect(problemOf(line)).toBeNull();
});

test('CLS-10 a title that is left out is said, and a title alone is no given name', () => {
  expect(readDelegates('Dr Ada Lovelace ada@example.org').delegates[0]?.note).toBe('Left out: Dr.');
  expect(problemOf('Dr Lovelace ada@example.org')).toBe('“Dr” may be a title. Write the given name.');
  expect(read('Delegate, Mr, d@x.com')).toEqual(['', 'Delegate', 'd@x.com']);
  expect(problemOf('Delegate, Mr, d@x.com')).toBe('“Mr” may be a title. Write the given name.');
});

test('CLS-10 the recipients of a mail are one delegate each, and a recipient without a name is held', () => {
  const text = 'Bo Ek b@e.se\nAda Lovelace <ada@example.org>; "O\'Brien, Pat" <pat@x.com>, c@x.com';
  const { delegates, dropped } = readDelegates(text);
  expect(
    delegates.map(({ line, givenName, familyName, email, problem }) => [line, givenName, familyName, email, problem]),
  ).toEqual([
    [1, 'Bo', 'Ek', 'b@e.se', null],
    [2, ...ada, null],
    [3, 'Pat', "O'Brien", 'pat@x.com', null],
    [4, '', '', 'c@x.com', 'This address has no name. Write the name, or leave the line out.'],
  ]);
  expect(dropped).toEqual([]);
  expect(text.slice(startOfLine(text, 3))).toBe(' "O\'Brien, Pat" <pat@x.com>, c@x.com');
  expect(withoutLines(text, new Set([2, 4]))).toBe('Bo Ek b@e.se\n\n "O\'Brien, Pat" <pat@x.com>\n');
  expect(whyListTooLong('a@x.com;b@x.com;'.repeat(600))).toMatch(/^This list is too long/);
});

test('CLS-10 a mail that names the same person twice is two lines, and an address that stands twice is one', () => {
  const twice = 'To: Dr Ada Lovelace <ada@example.org>; "Lovelace, Ada" <ada@example.org>';
  const named = (text: string) =>
    readDelegates(text).delegates.map((one) => [one.line, one.givenName, one.familyName, one.email, one.problem]);
  expect(named(twice)).toEqual([
    [1, ...ada, null],
    [2, ...ada, null],
  ]);
  expect(named('Ada, Lovelace, ada@example.org, ada@example.org')).toEqual([[1, ...ada, null]]);
  expect(named('Ada Lovelace <ada@example.org>; ada@example.org')).toEqual([[1, ...ada, null]]);
});

test.each([
  [
    'Mrs Ottilie Brandt; mail; +49 (0)89 1234567 (9-17 Uhr)',
    /^This line has more than three parts/,
    'Ottilie',
    'Brandt',
  ],
  ['Mrs Ottilie Brandt; o@x.de; +49 (0)89 1234567 (9-17 Uhr)', /^“\+49 .* is no name/, 'Ottilie', 'Brandt'],
  ['Ottilie Brandt, +49 89 1234567 9-17 Uhr, o@x.de', /^“\+49 .* is no name/, 'Ottilie', 'Brandt'],
  ['Ottilie (Otti) Brandt; 089 1234567; o@x.de', /^“089 1234567” is no name/, 'Ottilie', 'Brandt'],
])('CLS-10 a telephone number is never proposed as a name: %s', (line, problem, ...name) => {
  expect(problemOf(line)).toMatch(problem);
  expect(read(line).slice(0, 2)).toEqual(name);
});

test.each([
  ['Ada Lovelace, Acme Ltd, ada@example.org', '“Ltd” may belong to a company or a team, not to a name.'],
  ['Acme Accounts <accounts@acme.example>', '“Accounts” may belong to a company or a team, not to a name.'],
  ['Ada Lovelace, Acme, ada@acme.example', '“Acme” may be no family name. Compare it with the email.'],
  ['Ada Lovelace, Engineer, ada.lovelace@x.com', '“Engineer” may be no family name. Compare it with the email.'],
  ['Ada Lovelace (Acme) ada@example.org', 'The name has “(”. Check which part of the line is the name.'],
  ['Anna and Bob Smith, anna@x.com', 'This line may name two people. Write one person on each line.'],
])('CLS-10 a doubtful line is held with its reason, until it is mended: %s', (line, problem) => {
  expect(problemOf(line)).toBe(problem);
  const delegate = { givenName: 'Ada', familyName: 'Acme Ltd', email: 'ada@x.com', shared: true };
  const mended = withMendedLine(`Surname, Forename, Email\n${line}`, 2, delegate);
  expect(readDelegates(mended).delegates).toMatchObject([{ ...delegate, line: 2, problem: null }]);
});

test.each([
  ['Ada Lovelace, Acme <ada@acme.example>', wholeName],
  ['"Ada Lovelace, Acme" <ada@acme.example>', wholeName],
  ['Ada Lovelace, Project Manager <ada@x.com>', wholeName],
  ['Ada van Dyk, Leeds <ada@x.com>', '“Ada van Dyk” may be a whole name. Check which part of the line is the name.'],
  ['Ada, Acme <ada@acme.example>', '“Acme” may be a company, not a name. Compare it with the email.'],
  ['Acme, Ada <ada@acme.example>', '“Acme” may be a company, not a name. Compare it with the email.'],
])('CLS-10 a company, a town or a job after a comma never becomes a name unseen: %s', (line, problem) => {
  expect(problemOf(line)).toBe(problem);
});

test('CLS-10 every recipient with a town after the name is held', () => {
  const { delegates } = readDelegates('Ada Lovelace, Leeds <a@x.com>; Bob Smith, Leeds <b@x.com>');
  expect(delegates.map(({ problem }) => problem)).toEqual([wholeName, wholeName.replace('Ada Lovelace', 'Bob Smith')]);
});

test.each([
  ['Family name,Given name,Email', 'Doe, John <j@x.com>', ['John', 'Doe', 'j@x.com']],
  ['No;Surname;Forename;Email', '1;Doe;John;j@x.com', ['John', 'Doe', 'j@x.com']],
  ['Surname, Forename, Email', 'van Dyk, Mary, m.vandyk@x.com', ['Mary', 'van Dyk', 'm.vandyk@x.com']],
  ['First name,Surname,Email', 'Ada, Lovelace <ada@example.org>', ada],
  ['Name,Email', 'Lovelace, Ada <ada@example.org>', ada],
])('CLS-10 headings that name the order decide alone: %s', (headings, line, expected) => {
  expect(read(`${headings}\n${line}`)).toEqual(expected);
  expect(problemOf(`${headings}\n${line}`)).toBeNull();
});

test('CLS-10 headings say whether the family name comes first', () => {
  const first = (heading: string) => readDelegates(`${heading}\nBriggs;Holly;hb@x.example`).delegates[0];
  for (const heading of [
    'Family name;Given name;Email',
    'Surname\tForename\tEmail',
    '"Last name", "First name", Email',
  ]) {
    expect(first(heading), heading).toMatchObject({ givenName: 'Holly', familyName: 'Briggs' });
  }
  expect(first('First name;Last name;Email')).toMatchObject({ givenName: 'Briggs', familyName: 'Holly' });
  const { headings, delegates } = readDelegates('Name, Email, Company\nMary O’Brien, mj@x.example, Acme');
  expect(headings).toHaveLength(1);
  expect(delegates[0]?.problem).toBe('The list has other columns. Paste only given name, family name and email.');
});

test('CLS-10 a first line of headings is left out, and no other line', () => {
  for (const line of [
    'Given name, family name, email',
    'First Name\tLast Name\tE-mail address',
    'Surname;Forename;Email',
  ]) {
    const { delegates, dropped, headings } = readDelegates(`\n${line}\nBo Ek b@e.se\nName Email`);
    expect(headings, line).toMatchObject([{ line: 2, text: line }]);
    expect(delegates.map((one) => one.line)).toEqual([3, 4]);
    expect(dropped).toEqual([]);
  }
  expect(readDelegates('Ada Last ada@example.org').headings).toEqual([]);
  expect(readDelegates('Name name@example.org').headings).toEqual([]);
});

test('lines are taken out of a list by their numbers, the others keep theirs, and are found in it', () => {
  const text = 'Ada\n\nBo\nCy';
  const left = withoutLines(text, new Set([1, 3]));
  expect(left).toBe('\n\n\nCy');
  expect(readDelegates(left).delegates.map(({ line }) => line)).toEqual([4]);
  expect([1, 3, 4].map((line) => text.slice(startOfLine(text, line)))).toEqual([text, 'Bo\nCy', 'Cy']);
});

test('CLS-10 a list that begins with empty lines or a tab keeps them in the input, and only its end is trimmed', () => {
  const given = '\n\n\tLovelace\tada@example.org\nBo Ek b@e.se\n \n';
  const bookingItem = 'booking_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
  const { delegates } = z.parse(importDelegatesInput, { bookingItem, delegates: given });
  expect(delegates).toBe(given.trimEnd());
  expect(readDelegates(delegates).delegates).toMatchObject([{ line: 4, givenName: 'Bo' }]);
  const empty = z.safeParse(importDelegatesInput, { bookingItem, delegates: ' \n\t\n' });
  expect(empty.error?.issues[0]?.message).toBe('Delegates is required');
});

test('CLS-10 a list that is too long says that it is imported in parts', () => {
  const delegates = 'Ada Lovelace ada@example.org\n'.repeat(5000);
  const sentence = 'This list is too long. Import it in parts of at most 1,000 lines and 100,000 characters.';
  expect(whyListTooLong(delegates)).toBe(sentence);
  expect(whyListTooLong('Ada Lovelace ada@example.org')).toBeNull();
  const bookingItem = 'booking_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
  for (const list of [delegates, 'A '.repeat(50_001), `A${'\nA'.repeat(1_000)}`]) {
    expect(whyListTooLong(list)).toBe(sentence);
    const { error } = z.safeParse(importDelegatesInput, { bookingItem, delegates: list });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  }
  expect(z.safeParse(importDelegatesInput, { bookingItem, delegates: `A${'\nA'.repeat(999)}` }).success).toBe(true);
});

test('CLS-10 more delegates than seats are refused; without a maximum nobody is', () => {
  expect(whyTooManyDelegates(3, 3)).toBeNull();
  expect(whyTooManyDelegates(4, 3)).toBe('You have more delegates than the available seats.');
  expect(whyTooManyDelegates(1, 0)).toBe('You have more delegates than the available seats.');
  expect(whyTooManyDelegates(500, unlimited)).toBeNull();
  expect(whyTooManyDelegates(500)).toBeNull();
});

test('a list from a spreadsheet that guards its cells against formulas loses the apostrophes of the guard', () => {
  expect(read("'+Ada\t'=Lovelace\tada@example.org")).toEqual(['Ada', 'Lovelace', 'ada@example.org']);
  expect(problemOf("'+Ada\t'=Lovelace\tada@example.org")).toBe(
    'The name has “=”. Check which part of the line is the name.',
  );
  expect(read("'t Hooft\tO'Brien\tada@example.org")).toEqual(["'t Hooft", "O'Brien", 'ada@example.org']);
});

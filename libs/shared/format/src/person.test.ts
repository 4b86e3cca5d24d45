import { expect, test } from 'vitest';
import { type NameOrder, readPerson } from './person.ts';

const read = (text: string, order?: NameOrder) => {
  const { givenName, familyName, emails } = readPerson(text, order);
  return [givenName, familyName, ...emails];
};

const email = 'ada@example.org';
const ada = ['Ada', 'Lovelace', email];

test.each([
  ['Ada Lovelace <ada@example.org>', ada],
  ['"Ada Lovelace" <ada@example.org>;', ada],
  ['"Lovelace, Ada" <ada@example.org>', ada],
  ['Lovelace, Ada <mailto:ada@example.org>', ada],
  ['Ada Lovelace <ada@example.org<mailto:ada@example.org>>', ada],
  ['“Ada Lovelace” ada@example.org', ada],
  ['Ada van der Dyk <ada@example.org>', ['Ada', 'van der Dyk', email]],
  ['Ada Lovelace - ada@example.org', ada],
  ['ada@example.org / Ada Lovelace', ada],
  ['ada@example.org (Ada Lovelace)', ada],
  ['mailto:ada%2Bx@example.org', ['', '', 'ada+x@example.org']],
  ['ada@example.org;', ['', '', email]],
  ['<ada@example.org>', ['', '', email]],
  ['"ada l"@example.org', ['', '', '"ada l"@example.org']],
  ['Smith, John, PhD <john@x.example>', ['John', 'Smith', 'john@x.example']],
  ['John Smith, PhD <john@x.example>', ['John', 'Smith', 'john@x.example']],
  ['Smith, John, Jr. <john@x.example>', ['John', 'Smith Jr.', 'john@x.example']],
  ['John Smith, Jr. <john@x.example>', ['John', 'Smith Jr.', 'john@x.example']],
  ['Smith Jr., Dr John <john@x.example>', ['John', 'Smith Jr.', 'john@x.example']],
  ['Dr. med. Ada Lovelace <ada@example.org>', ada],
  ['Prof.Dr. Ada Lovelace <ada@example.org>', ada],
  ['Dr.Ada Lovelace <dr.ada@example.org>', ['Ada', 'Lovelace', 'dr.ada@example.org']],
  ['Univ.-Prof. Dr. h.c. Ada Lovelace ada@example.org', ada],
  ['To: Ada Lovelace <ada@example.org>', ada],
  ['Von: "Lovelace, Ada" <ada@example.org>', ada],
  ['\u00C0\u00A0: Ada Lovelace <ada@example.org>', ada],
  ["'+Ada\t'=Lovelace\tada@example.org", ['+Ada', '=Lovelace', email]],
  ['Dr Lovelace', ['', 'Lovelace']],
  ['Mrs. ada@example.org', ['', '', email]],
] as const)('%s is read alike by pickers and lists', (text, person) => {
  expect(read(text)).toEqual(person);
  expect(read(text, 'comma')).toEqual(person);
});

test.each([
  ['Lovelace, Ada', ['Lovelace', 'Ada'], ['Ada', 'Lovelace']],
  ['Lovelace, Ada ada@example.org', ['Lovelace', 'Ada', email], ada],
  ['Lovelace, Prof. Ada - ada@example.org', ['Lovelace', 'Ada', email], ada],
  ['Ada, Lovelace, ada@example.org', ada, ada],
  ['Ada; Lovelace; ada@example.org', ada, ada],
] as const)(
  '%s: a comma separates columns in a list, and puts the family name first elsewhere',
  (text, list, alone) => {
    expect(read(text)).toEqual(list);
    expect(read(text, 'comma')).toEqual(alone);
  },
);

test.each([
  ['An:Nguyen:an@x.example', ['An', 'Nguyen', 'an@x.example']],
  ['To:Linh:to@x.example', ['To', 'Linh', 'to@x.example']],
  ['De: Souza: de@x.example', ['De', 'Souza', 'de@x.example']],
] as const)('%s has a name before the colon, not the header of a mail', (text, person) => {
  expect(read(text)).toEqual(person);
});

test('a long hostile text is read at once', () => {
  for (const part of ['<', '"', ' ; ', '(', 'mailto:', '\t,', 'Dr ', '@', '- ', ' ']) {
    expect(readPerson(part.repeat(50_000)).emails.length).toBeLessThan(2);
  }
});

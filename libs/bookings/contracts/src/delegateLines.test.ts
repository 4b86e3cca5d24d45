import { expect, test } from 'vitest';
import { readDelegates } from './index.ts';

const signs = (sign: string) => `The name has “${sign}”. Check which part of the line is the name.`;
const company = (word: string) => `“${word}” may belong to a company or a team, not to a name.`;
const job = (word: string) => `“${word}” may be a job, not a name.`;
const title = (word: string) => `“${word}” may be a title. Write the given name.`;
const parts = 'This line has more than three parts. Write only given name, family name and email.';
const several = 'This line has several email addresses. Write one person on each line.';
const twoPeople = 'This line may name two people. Write one person on each line.';
const quoted = 'A name in quotes has a comma. Write the given name, then the family name.';

test.each([
  // As mail programs write.
  ['Ada Lovelace <ada@x.com>', 'Ada', 'Lovelace', 'ada@x.com'],
  ['"Lovelace, Ada" <ada@x.com>', 'Ada', 'Lovelace', 'ada@x.com'],
  ['Smith, John, PhD <john@x.com>', 'John', 'Smith', 'john@x.com'],
  ['Smith, John, Ph.D. <john@x.com>', 'John', 'Smith', 'john@x.com'],
  ['"Smith, John, MBA, CEng" <john@x.com>', 'John', 'Smith', 'john@x.com'],
  ['John Smith, PhD <john@x.com>', 'John', 'Smith', 'john@x.com'],
  ['Smith, Dr. John <john@x.com>', 'John', 'Smith', 'john@x.com'],
  ['Smith, John, Jr. <john@x.com>', 'John', 'Smith Jr.', 'john@x.com'],
  ['King III, Martin Luther <m@x.com>', 'Martin Luther', 'King III', 'm@x.com'],
  ['To: Ada Lovelace <ada@x.com>', 'Ada', 'Lovelace', 'ada@x.com'],
  ['Cc: "Lovelace, Ada" <ada@x.com>;', 'Ada', 'Lovelace', 'ada@x.com'],
  ['Bcc:Ada Lovelace ada@x.com', 'Ada', 'Lovelace', 'ada@x.com'],
  ['From: Smith, John, PhD <john@x.com>', 'John', 'Smith', 'john@x.com'],
  ['An: Ada Lovelace <ada@x.com>', 'Ada', 'Lovelace', 'ada@x.com'],
  ['\u00C0\u00A0: Ada Lovelace <ada@x.com>', 'Ada', 'Lovelace', 'ada@x.com'],
  ['Ada Lovelace <mailto:ada%2Bx@x.com?subject=Hello%20you>', 'Ada', 'Lovelace', 'ada+x@x.com'],
  ['ada@x.com (Ada Lovelace)', 'Ada', 'Lovelace', 'ada@x.com'],
  // As spreadsheets and people write.
  ['Ada\tLovelace\tada@x.com', 'Ada', 'Lovelace', 'ada@x.com'],
  ['Van:Nguyen:van@x.com', 'Van', 'Nguyen', 'van@x.com'],
  ['Frau Dr. med. Ada Lovelace ada@x.com', 'Ada', 'Lovelace', 'ada@x.com'],
  ['Mr. Ada Lovelace OBE, ada@x.com', 'Ada', 'Lovelace', 'ada@x.com'],
  ['Lovelace, ada@x.com.', 'Lovelace', '', 'ada@x.com'],
  ['García López, Ana <ana@x.com>', 'Ana', 'García López', 'ana@x.com'],
  ['Md Rahman md@x.com', 'Md', 'Rahman', 'md@x.com'],
  ['JP Morgan jp@x.com', 'JP', 'Morgan', 'jp@x.com'],
  ['Anders Und-Sohn a@x.com', 'Anders', 'Und-Sohn', 'a@x.com'],
  ["Seán O'Brien-’t Hooft, s@x.com", 'Seán', "O'Brien-’t Hooft", 's@x.com'],
  ['\u738B\u5C0F\u660E w@x.com', '\u738B\u5C0F\u660E', '', 'w@x.com'],
])('CLS-10 %s is read rightly', (line, givenName, familyName, email) => {
  expect(readDelegates(line).delegates).toMatchObject([{ givenName, familyName, email, problem: null }]);
});

test.each([
  ['Mrs. Lovelace ada@x.com', '', 'Lovelace', 'ada@x.com', title('Mrs.')],
  ['Lovelace, Dr <ada@x.com>', '', 'Lovelace', 'ada@x.com', title('Dr')],
  ['Prof. <ada@x.com>', '', '', 'ada@x.com', title('Prof.')],
  ['Mr & Mrs Smith s@x.com', '', '', 's@x.com', twoPeople],
  ['Anna and Bob Smith, a@x.com', '', '', 'a@x.com', twoPeople],
  ['Ada Lovelace, Acme Ltd, ada@x.com', 'Ada', 'Lovelace', 'ada@x.com', company('Ltd')],
  ['Acme Ltd <info@acme.example>', '', '', 'info@acme.example', company('Ltd')],
  ['Acme Ltd, Ada, ada@x.com', 'Ada', '', 'ada@x.com', company('Ltd')],
  ['Ada Lovelace, Project Manager, ada@x.com', 'Ada', 'Lovelace', 'ada@x.com', job('Manager')],
  ['Ada Lovelace (Acme) ada@x.com', 'Ada', 'Lovelace', 'ada@x.com', signs('(')],
  ['Lovelace, Ada (Acme Ltd) <ada@x.com>', 'Ada', 'Lovelace', 'ada@x.com', signs('(')],
  ['*Ada Lovelace* ada@x.com', 'Ada', 'Lovelace', 'ada@x.com', signs('*')],
  ['=?utf-8?Q?Ada?= <ada@x.com>', '', '', 'ada@x.com', signs('=')],
  ['Smith, John, Leeds <john@x.com>', 'John', 'Smith', 'john@x.com', parts],
  ['Ada Lovelace; ada@x.com; 07700 900123', 'Ada', 'Lovelace', 'ada@x.com', '“07700 900123” is no name.'],
  ['Ada\tLovelace\tada@x.com\t07700 900123', 'Ada', 'Lovelace', 'ada@x.com', parts],
  ['Ada Lovelace\tAcme Ltd\tManager\tada@x.com', 'Ada', 'Lovelace', 'ada@x.com', parts],
  ['Ada Lovelace ada@x.com ada@y.com', 'Ada', 'Lovelace', '', several],
  ['Ada Lovelace ada@x.com Bob Ek bob@x.com', '', '', '', several],
  ['Ada@ Lovelace ada@x.com', '', '', 'ada@x.com', several],
  ['"Lovelace, Ada" ada@x.com', 'Ada', 'Lovelace', 'ada@x.com', quoted],
  ['DUPONT Marie m@x.com', 'Marie', 'DUPONT', 'm@x.com', '“DUPONT” may be the family name. Check which name is which.'],
  [
    'Ada, Acme <ada@acme.example>',
    'Ada',
    '',
    'ada@acme.example',
    '“Acme” may be a company, not a name. Compare it with the email.',
  ],
])('CLS-10 %s is held, with what can be right', (line, givenName, familyName, email, problem) => {
  expect(readDelegates(line).delegates).toMatchObject([{ givenName, familyName, email, problem }]);
  // The reason never doubts what the fields propose.
  const again = readDelegates(`${givenName}; ${familyName}; ${email}`).delegates;
  expect(again.map((delegate) => delegate.problem)).toEqual(givenName === '' ? [] : [null]);
});

test('CLS-10 the columns that headings call a name are proposed', () => {
  const problem = 'The list has other columns. Paste only given name, family name and email.';
  const list = 'Company;Family name;First name;Email\nAcme;van Dyk;Mary;m@x.com\nAcme;Ek;b@x.com';
  expect(readDelegates(list).delegates).toMatchObject([
    { givenName: 'Mary', familyName: 'van Dyk', email: 'm@x.com', problem },
    { givenName: '', familyName: '', email: 'b@x.com', problem },
  ]);
});

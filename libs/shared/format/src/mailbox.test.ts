import { expect, test } from 'vitest';
import { isEmail, readMailbox } from './index.ts';

const email = 'ada@example.org';
const ada = { givenName: 'Ada', familyName: 'Lovelace', email };

test.each([
  ['Ada Lovelace <ada@example.org>', ada],
  ['"Ada Lovelace" <ada@example.org>;', ada],
  ['"Lovelace, Ada" <ada@example.org>', ada],
  ['Lovelace, Ada <mailto:ada@example.org>', ada],
  ['Ada Lovelace <ada@example.org<mailto:ada@example.org>>', ada],
  ['“Ada Lovelace” ada@example.org', ada],
  ['Ada van der Dyk <ada@example.org>', { givenName: 'Ada', familyName: 'van der Dyk', email }],
  ['Ada Lovelace - ada@example.org', ada],
  ['ada@example.org / Ada Lovelace', ada],
  ['mailto:ada%2Bx@example.org', { givenName: '', familyName: '', email: 'ada+x@example.org' }],
  ['mailto:100%@example.org', { givenName: '', familyName: '', email: '100%@example.org' }],
  ['ada@example.org;', { givenName: '', familyName: '', email }],
  ['MAILTO:ada@example.org?subject=Your%20course', { givenName: '', familyName: '', email }],
  ["'ada@example.org'", { givenName: '', familyName: '', email }],
  ['<ada@example.org>', { givenName: '', familyName: '', email }],
  ['\u200Bada@exa\u00ADmple\u2060.org\u00A0', { givenName: '', familyName: '', email }],
  ['"ada l"@example.org', { givenName: '', familyName: '', email: '"ada l"@example.org' }],
  ['Ada Lovelace', null],
  ['ada@example.org, bo@example.org', null],
  ['', null],
])('%s is read as a mail program means it', (text, mailbox) => {
  expect(readMailbox(text)).toEqual(mailbox);
});

test.each([
  'ada@example.org',
  "o'brien+course@acme.co.uk",
  'a!#$%&*/=?^_`{|}~-z@example.org',
  '"ada lovelace"@example.org',
  '"a\\"b"@example.org',
  'ada@münchen.example',
  'ada@пример.рф',
  'ada@xn--mnchen-3ya.example',
  'ada@例え.テスト',
  `${'a'.repeat(64)}@example.org`,
])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'ada',
  'ada@',
  '@example.org',
  'ada@acme-.example',
  'ada@-acme.example',
  'ada@example',
  'ada@example..org',
  'ada@.example.org',
  'ada@10.0.0.1',
  '.ada@example.org',
  'ada.@example.org',
  'a..b@example.org',
  'ada lovelace@example.org',
  'ada@exam ple.org',
  'ada,bo@example.org',
  'ada@bo@example.org',
  '"ada@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'a'.repeat(64)}.example`,
])('%s is no email address', (text) => {
  expect(isEmail(text)).toBe(false);
});

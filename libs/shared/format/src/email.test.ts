import { expect, test } from 'vitest';
import { emailIn, isEmail } from './index.ts';

const email = 'ada@example.org';

test.each([
  ['Ada Lovelace <ada@example.org>', email],
  ['"Lovelace, Ada" <ada@example.org>;', email],
  ['Ada Lovelace <ada@example.org<mailto:ada@example.org>>', email],
  ['Ada Lovelace (ada@example.org)', email],
  ['MAILTO:ada@example.org?subject=Your%20course', email],
  ['mailto:ada%2Bx@example.org', 'ada+x@example.org'],
  ['mailto:100%@example.org', '100%@example.org'],
  ["'ada@example.org'", email],
  ['\u200Bada@exa\u00ADmple\u2060.org\u00A0', email],
  ['"ada l"@example.org', '"ada l"@example.org'],
  ['ada,lovelace@example.org', 'ada,lovelace@example.org'],
  ['Ada Lovelace', null],
  ['ada@example.org, bo@example.org', null],
  ['', null],
])('the address of %s is read as a mail program means it', (text, address) => {
  expect(emailIn(text)).toBe(address);
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

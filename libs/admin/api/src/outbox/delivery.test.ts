import { expect, test } from 'vitest';
import { deliveryOfError } from './delivery.ts';

const ADA = 'ada@customer.example';

/** What the office reads, and what the log of the console gets. */
function read(message: string, more: object) {
  const { outcomes, answer, trouble } = deliveryOfError([ADA], Object.assign(new Error(message), more), undefined);
  expect(outcomes.get(ADA)).toMatchObject({ status: 'deferred', answer });
  return [answer, trouble?.message];
}

test.each([
  ['ESOCKET', 'connect ECONNREFUSED 127.0.0.1:4578', 'The mail server cannot be reached.'],
  ['ECONNECTION', 'Connection closed unexpectedly', 'The mail server cannot be reached.'],
  ['EDNS', 'getaddrinfo ENOTFOUND mail.internal', 'The mail server cannot be reached.'],
  ['ETIMEDOUT', 'Greeting never received', 'The mail server did not answer in time.'],
  ['EAUTH', 'Missing credentials for "PLAIN"', 'The mail server refused our sign-in.'],
])(
  'the office reads what trouble with the mail server means, and the log of the console has its text: %s',
  (code, message, answer) => {
    expect(read(message, { code })).toEqual([answer, message]);
  },
);

test('the answer to a sign-in is no answer to the mail', () => {
  const response = '535 5.7.8 Bad user console at mail.internal';
  expect(read(`Invalid login: ${response}`, { code: 'EAUTH', response, responseCode: 535, permanent: true })).toEqual([
    'The mail server refused our sign-in.',
    `Invalid login: ${response}`,
  ]);
});

test('what the server says about the mail stays as it is, on whatever way it fails', () => {
  const response = '421 4.3.2 Closing for tonight';
  expect(read(`Invalid greeting: ${response}`, { code: 'ECONNECTION', response })).toEqual([response, undefined]);
});

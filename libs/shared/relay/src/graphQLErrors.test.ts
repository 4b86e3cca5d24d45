import { ConsoleError } from '@console/platform';
import { expect, test } from 'vitest';
import { GraphQLRequestError, isUnauthorised, mapError } from './graphQLErrors.ts';

test('the alert shows the debug message of each error, else its message', () => {
  const error = new GraphQLRequestError('deleteBooking', [
    { message: 'Internal server Error', extensions: { debugMessage: 'The booking is invoiced.' } },
    { message: 'Internal server Error', debugMessage: 'Nothing was deleted.' },
    { message: 'Try again later.' },
  ]);
  expect(mapError(error)).toEqual({
    messages: ['The booking is invoiced.', 'Nothing was deleted.', 'Try again later.'],
    fields: {},
    refused: false,
    uncertain: true,
  });
});

test('violations of the first error belong to their fields', () => {
  const error = new GraphQLRequestError('createUser', [
    {
      message: 'person.email: This value is not valid.',
      extensions: {
        status: 422,
        violations: [
          { path: 'person.email', message: 'This value is not valid.' },
          { path: 'person.email', message: 'It is too long.' },
          { path: 'roles', message: 'At least one.' },
        ],
      },
    },
    { message: 'Something else.' },
  ]);
  expect(mapError(error)).toEqual({
    messages: ['Something else.'],
    fields: { 'person.email': 'This value is not valid.', roles: 'At least one.' },
    refused: true,
  });
});

test('an error of another kind shows its message, and a ConsoleError its description', () => {
  expect(mapError(new Error('No luck.'))).toEqual({
    messages: ['No luck.'],
    fields: {},
    refused: false,
    uncertain: true,
  });
  expect(mapError(new ConsoleError('REQUEST_OFFLINE', { detail: '/graphql' })).messages).toEqual([
    'There is no connection to the server.',
  ]);
});

test('refusals by the server differ from failures on the way', () => {
  const answered = (status?: number) =>
    mapError(
      new GraphQLRequestError('deleteBooking', [{ message: 'No.', ...(status ? { extensions: { status } } : {}) }]),
    ).refused;
  expect([409, 403, 404, 500, undefined].map(answered)).toEqual([true, true, true, false, false]);
});

test('ACC-08 a message that contains 401 means that the token no longer holds', () => {
  expect(isUnauthorised([{ message: 'fine' }, { message: 'Error 401: sign in' }])).toBe(true);
  expect(isUnauthorised([{ message: 'Error 403' }])).toBe(false);
});

test('ACC-08 the status of an error decides, whatever numbers its message names', () => {
  const named = (message: string, status: number) => isUnauthorised([{ message, extensions: { status } }]);
  expect(named('Delegate 401 has this email address already.', 422)).toBe(false);
  expect(named('INV-40150 is paid, so it cannot be voided.', 409)).toBe(false);
  expect(named('Something went wrong on the server. Please quote request 9f401c when you report it.', 500)).toBe(false);
  expect(named('Please sign in again.', 401)).toBe(true);
});

test('a refusal whose message names 401 is a refusal', () => {
  const taken = [{ message: 'Delegate 401 has this email address already.', extensions: { status: 422 } }];
  const error = new GraphQLRequestError('createDelegate', taken);
  expect(error.code).toBe('REQUEST_FAILED');
  expect(mapError(error)).toMatchObject({ messages: [taken[0]?.message], refused: true });
});

test('the end of a session is no refusal, so the write may be sent again after signing in', () => {
  const ended = [{ message: '401: Your session has ended.', extensions: { status: 401 } }];
  expect(mapError(new GraphQLRequestError('Mark', ended)).refused).toBe(false);
});

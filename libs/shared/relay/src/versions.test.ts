import type { RequestParameters } from 'relay-runtime';
import { expect, test } from 'vitest';
import { lacksVersions, withoutVersions } from './versions.ts';

test('only an unknown field version means that the server lacks versions', () => {
  const inputs = {
    message: 'Variable "$input" got invalid value {}; Field "version" is not defined by type "renameInput".',
  };
  const fields = { message: 'Cannot query field "version" on type "Booking".' };
  expect(lacksVersions([inputs, fields])).toBe(true);
  expect(lacksVersions([fields, { message: 'The booking is canceled.' }])).toBe(false);
  expect(lacksVersions([{ message: 'This version of the console is too old.' }])).toBe(false);
  expect(lacksVersions([])).toBe(false);
});

test('a mutation is sent without its version, and nothing else changes', () => {
  const request: RequestParameters = {
    id: null,
    cacheID: 'rename',
    metadata: {},
    operationKind: 'mutation',
    name: 'RenameMutation',
    text: 'mutation RenameMutation($input: renameInput!) {\n  rename(input: $input) {\n    booking {\n      version\n      versions\n      id\n    }\n  }\n}\n',
  };
  const sent = withoutVersions(request, { input: { id: 'bookings/1', title: 'A version', version: 3 } });
  expect(sent.request.text).toBe(
    'mutation RenameMutation($input: renameInput!) {\n  rename(input: $input) {\n    booking {\n      versions\n      id\n    }\n  }\n}\n',
  );
  expect(sent.variables).toEqual({ input: { id: 'bookings/1', title: 'A version' } });
});

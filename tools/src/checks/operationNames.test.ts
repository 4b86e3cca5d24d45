import { expect, test } from 'vitest';
import { fixtureWorkspace, manifest } from './fixture.ts';
import { operationNames } from './operationNames.ts';

function withSources(bookings: string, classes: string): string {
  return fixtureWorkspace({
    'apps/bookings/package.json': manifest('@console/bookings', {}),
    'apps/bookings/src/List.tsx': bookings,
    'apps/classes/package.json': manifest('@console/classes', {}),
    'apps/classes/src/List.tsx': classes,
  });
}

test('refuses an operation name that another remote uses', async () => {
  const root = withSources('graphql`query ListQuery { viewer { id } }`', 'graphql`query ListQuery { viewer { id } }`');
  expect(await operationNames.run(root)).toEqual([
    'apps/classes/src/List.tsx defines ListQuery, which apps/bookings/src/List.tsx defines too.',
  ]);
});

test('refuses a connection key that another remote uses', async () => {
  const notes = (name: string) =>
    `graphql\`fragment ${name} on Booking { notes(first: 9) @connection(key: "Notes_notes") { edges { cursor } } }\``;
  expect(await operationNames.run(withSources(notes('BookingNotes'), notes('ClassNotes')))).toEqual([
    expect.stringContaining('the connection Notes_notes'),
  ]);
});

test('accepts different names', async () => {
  const root = withSources('graphql`query BookingListQuery { a }`', 'graphql`query ClassListQuery { a }`');
  expect(await operationNames.run(root)).toEqual([]);
});

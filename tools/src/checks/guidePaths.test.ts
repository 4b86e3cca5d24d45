import { expect, test } from 'vitest';
import { fixtureWorkspace, manifest } from './fixture.ts';
import { guidePaths } from './guidePaths.ts';

const guide = 'docs/guides/a-job.md';

/** Returns the problems of a guide in a workspace with a file, a script and a test project. */
function problemsOf(text: string) {
  const root = fixtureWorkspace({
    [guide]: text,
    'docs/guides/testing.md': 'Tests.\n',
    'apps/bookings/package.json': manifest('@console/bookings', {}, { scripts: { icons: 'node icons.ts' } }),
    'apps/bookings/vitest.config.ts': `export default screenTests('bookings');\n`,
    'apps/bookings/src/booking-list/route.ts': 'export default {};\n',
    'package.json': manifest(
      'console',
      {},
      { workspaces: ['apps/*'], scripts: { checks: 'node checks.ts', new: 'node new.ts' } },
    ),
  });
  return guidePaths.run(root);
}

test.each([
  ['apps/bookings/src/gone.ts', 'apps/bookings/src/gone.ts'],
  ['`apps/bookings/src/gone`', 'apps/bookings/src/gone'],
  ['`booking-list/gone.ts`', 'booking-list/gone.ts'],
  ['[tests](tests.md)', 'tests.md'],
  ['`npm run check`', 'npm run check'],
  ['`npm run fonts -w @console/bookings`', 'npm run fonts -w @console/bookings'],
  ['`npx vitest --project booking`', 'vitest --project booking'],
])('finds that %s is gone', async (text, named) => {
  expect(await problemsOf(`First.\nSee ${text}.\n`)).toEqual([`${guide}:2: ${named} does not exist.`]);
});

test('accepts files, folders, links, commands, placeholders, and what the commands of the guide make', async () => {
  const text = `
See apps/bookings/src/booking-list/route.ts, \`apps/bookings/src\`, \`booking-list/route.ts\` and \`route.ts\`.
A screen is in \`apps/<domain>/src/<screen>/\`. [Tests](testing.md#the-clock), [Relay](https://relay.dev/docs/).
\`npm run checks\`, \`npm run icons -w @console/bookings\`, \`npx vitest --project bookings\`.
\`npm run new -- remote workflows\` makes \`apps/workflows\`, and \`npm run new -- form bookings create-ticket\` \`ticket-fields/TicketFields.tsx\`.
`;
  expect(await problemsOf(text)).toEqual([]);
});

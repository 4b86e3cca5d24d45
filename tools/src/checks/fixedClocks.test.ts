import { expect, test } from 'vitest';
import { fixedClocks } from './fixedClocks.ts';
import { fixtureWorkspace, manifest } from './fixture.ts';

/** A workspace with the contracts of bookings, which have tests. */
function workspace(source: string, config = `export default { test: { name: 'bookings-contracts' } };`) {
  const dir = 'libs/bookings/contracts';
  return fixtureWorkspace({
    [`${dir}/package.json`]: manifest('@console/bookings-contracts', {}),
    [`${dir}/vitest.config.ts`]: config,
    [`${dir}/src/seats.ts`]: source,
  });
}

test.each(['Date.now()', 'new Date()', 'new Date'])(
  'finds tests of code that reads the clock with %s',
  async (clock) => {
    expect(await fixedClocks.run(workspace(`export const today = () => ${clock};\n`))).toEqual([
      'libs/bookings/contracts/vitest.config.ts needs @console/format/fixed-clock in its setupFiles, because src/seats.ts reads the clock.',
    ]);
  },
);

test('accepts a clock that stands still, the configuration of screens, and code that is given its time', async () => {
  const reads = 'export const today = () => Date.now();\n';
  const configs = [
    `export default { test: { setupFiles: ['@console/format/fixed-clock'] } };`,
    `export default screenTests('bookings');`,
  ];
  for (const config of configs) expect(await fixedClocks.run(workspace(reads, config))).toEqual([]);
  expect(await fixedClocks.run(workspace('export const at = (text: string) => new Date(text);\n'))).toEqual([]);
});

test('the server’s tests give it their own clock', async () => {
  const root = fixtureWorkspace({
    'libs/bookings/api/package.json': manifest('@console/bookings-api', {}),
    'libs/bookings/api/vitest.config.ts': 'export default {};\n',
    'libs/bookings/api/src/now.ts': 'export const now = () => new Date();\n',
  });
  expect(await fixedClocks.run(root)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { syncReferences } from '../syncReferences.ts';
import { fixtureWorkspace, manifest } from './fixture.ts';
import { tsconfigs } from './tsconfigs.ts';

function workspace(): string {
  return fixtureWorkspace({
    'libs/shared/format/package.json': manifest('@console/format', {}),
    'libs/shared/format/src/index.ts': 'export {};',
    'apps/bookings/package.json': manifest('@console/bookings', { '@console/format': '1.0.0', react: '19.3.1' }),
    'apps/bookings/src/index.ts': 'export {};',
  });
}

test('finds tsconfig files that do not match the package.json files', async () => {
  const root = workspace();
  expect(await tsconfigs.run(root)).toEqual([
    'tsconfig.json is out of date: run `npm run sync`.',
    'apps/bookings/tsconfig.json is out of date: run `npm run sync`.',
    'libs/shared/format/tsconfig.json is out of date: run `npm run sync`.',
  ]);
});

test('accepts the files of npm run sync, which refer to the dependencies of each package', async () => {
  const root = workspace();
  syncReferences(root, { check: false });
  expect(await tsconfigs.run(root)).toEqual([]);
  const written = JSON.parse(readFileSync(join(root, 'apps/bookings/tsconfig.json'), 'utf8'));
  expect(written).toMatchObject({
    extends: '../../tsconfig.web.json',
    references: [{ path: '../../libs/shared/format' }],
  });
});

import { expect, test } from 'vitest';
import { fixtureWorkspace, manifest } from './fixture.ts';
import { undeclaredDependencies } from './undeclaredDependencies.ts';

test('names an imported package that the package.json does not declare', async () => {
  const root = fixtureWorkspace({
    'libs/core/contracts/package.json': manifest('@console/core-contracts', { zod: '4.6.7' }),
    'libs/core/contracts/src/index.ts': `import { z } from 'zod';\nimport { formatMoney } from '@console/format';\n`,
  });
  expect(await undeclaredDependencies.run(root)).toEqual([
    'libs/core/contracts/src/index.ts imports @console/format, which libs/core/contracts/package.json does not declare.',
  ]);
});

test('ignores imports that need no declaration: relative files, the package itself, parts of Node, and types', async () => {
  const root = fixtureWorkspace({
    'libs/core/api/package.json': manifest('@console/core-api', { '@types/pg': '8.23.1' }),
    'libs/core/api/src/index.ts': [
      `import './tables.ts';`,
      `import '@console/core-api';`,
      `import 'node:fs';`,
      `import type { Pool } from 'pg';`,
    ].join('\n'),
  });
  expect(await undeclaredDependencies.run(root)).toEqual([]);
});

import { expect, test } from 'vitest';
import { fixtureWorkspace, manifest } from './fixture.ts';
import { forbiddenImports } from './forbiddenImports.ts';

const packages = {
  'apps/shell/package.json': manifest('@console/shell', {}),
  'apps/bookings/package.json': manifest('@console/bookings', {}),
  'apps/classes/package.json': manifest('@console/classes', {}),
  'apps/api/package.json': manifest('@console/api', {}),
  'libs/core/web/package.json': manifest('@console/core-web', {}),
  'libs/core/api/package.json': manifest('@console/core-api', {}),
  'libs/classes/api/package.json': manifest('@console/classes-api', {}),
  'libs/classes/contracts/package.json': manifest('@console/classes-contracts', {}),
  'libs/bookings/api/package.json': manifest('@console/bookings-api', {}),
  'libs/bookings/contracts/package.json': manifest('@console/bookings-contracts', {}),
  'libs/shared/format/package.json': manifest('@console/format', {}),
  'libs/shared/forms/package.json': manifest('@console/forms', {}),
  'libs/shared/rules/package.json': manifest('@console/rules', {}),
  'libs/shared/platform/package.json': manifest('@console/platform', {}),
  'libs/shared/design-system/package.json': manifest('@console/design-system', {}),
  'libs/shared/federation/package.json': manifest('@console/federation', {}),
  'libs/shared/api-kit/package.json': manifest('@console/api-kit', {}),
  'libs/shared/testing/package.json': manifest('@console/testing', {}),
};

function problemsOf(files: Record<string, string>) {
  return forbiddenImports.run(fixtureWorkspace({ ...packages, ...files }));
}

test.each([
  ['a remote another remote', 'apps/bookings/src/a.ts', `import '@console/classes'`],
  ['a remote another remote, dynamically', 'apps/bookings/src/a.ts', `const later = () => import('@console/classes')`],
  ['the shell a remote', 'apps/shell/src/a.ts', `export * from '@console/bookings'`],
  ['the shell the contracts of a domain', 'apps/shell/src/a.ts', `import { x } from '@console/bookings-contracts'`],
  ['a remote the server side', 'apps/bookings/src/a.tsx', `import type { T } from '@console/bookings-api'`],
  ['a remote the api kit', 'apps/bookings/src/a.ts', `type T = import('@console/api-kit').T`],
  ['a remote Fluent by itself', 'apps/bookings/src/a.ts', `import { Button } from '@fluentui/react-components'`],
  ['a remote styles', 'apps/bookings/src/a.ts', `import { makeStyles } from '@console/design-system/style'`],
  ['a remote the whole router', 'apps/bookings/src/a.ts', `import { Link } from 'react-router'`],
  ['a remote its build from its code', 'apps/bookings/src/a.ts', `import { x } from '@console/federation'`],
  ['an api library the web side', 'libs/bookings/api/src/a.ts', `import { x } from '@console/platform'`],
  ['an api library one above it', 'libs/classes/api/src/a.ts', `import { x } from '@console/bookings-api'`],
  ['an api library the inside of another', 'libs/bookings/api/src/a.ts', `import '@console/core-api/tables'`],
  ['code the cases of an api library', 'apps/api/src/a.ts', `import { cases } from '@console/bookings-api/cases'`],
  ['a test the rows of a domain above', 'libs/classes/api/src/a.test.ts', `import '@console/bookings-api/testing'`],
  ['contracts React', 'libs/bookings/contracts/src/a.ts', `import { useState } from 'react'`],
  ['contracts the forms over their rules', 'libs/bookings/contracts/src/a.ts', `import { x } from '@console/forms'`],
  ['contracts values of the platform', 'libs/bookings/contracts/src/a.ts', `import { x } from '@console/platform'`],
  ['a shared library a domain', 'libs/shared/platform/src/a.ts', `import { x } from '@console/bookings-contracts'`],
  ['a shared library one above it', 'libs/shared/format/src/a.ts', `import { x } from '@console/platform'`],
  ['the api kit the web side', 'libs/shared/api-kit/src/a.ts', `import { x } from '@console/design-system'`],
  ['code a testing library', 'apps/bookings/src/a.ts', `import { x } from '@console/testing'`],
  ['a package the folder of another', 'apps/bookings/src/a.ts', `import '../../classes/src/a.ts'`],
])('refuses to let import %s', async (_, path, text) => {
  expect(await problemsOf({ [path]: `${text};` })).toEqual([expect.stringContaining(path)]);
});

test('contracts that import those of a domain above are told where common fields belong', async () => {
  const [problem] = await problemsOf({
    'libs/classes/contracts/src/a.ts': `import { x } from '@console/bookings-contracts';`,
  });
  expect(problem).toContain('contracts import only the contracts of a domain below');
  expect(problem).toContain('belong to @console/rules');
});

test.each([
  ['a remote the contracts of any domain', 'apps/bookings/src/a.ts', `import { x } from '@console/classes-contracts'`],
  ['a remote a shared web library', 'apps/bookings/src/a.ts', `import '@console/design-system/table'`],
  ['a domain’s web styles', 'libs/core/web/src/a.ts', `import { makeStyles } from '@console/design-system/style'`],
  ['a remote its build from its configuration', 'apps/bookings/rsbuild.config.ts', `import '@console/federation'`],
  ['a test the testing library', 'apps/bookings/src/a.test.ts', `import '@console/testing'`],
  ['what tests read the testing library', 'apps/bookings/src/testing/a.ts', `import '@console/testing'`],
  ['an api library one below it', 'libs/bookings/api/src/a.ts', `import { x } from '@console/classes-api'`],
  ['a test the rows of a domain below', 'libs/bookings/api/src/a.test.ts', `import '@console/classes-api/testing'`],
  ['contracts the rules of forms', 'libs/bookings/contracts/src/a.ts', `import { text } from '@console/rules'`],
  ['contracts those of a domain below', 'libs/bookings/contracts/src/a.ts', `import '@console/classes-contracts'`],
  ['contracts types of the platform', 'libs/bookings/contracts/src/a.ts', `import type { T } from '@console/platform'`],
  ['the server every api library', 'apps/api/src/a.ts', `import { x } from '@console/bookings-api'`],
])('lets import %s', async (_, path, text) => {
  expect(await problemsOf({ [path]: `${text};` })).toEqual([]);
});

test('refuses a declared dependency that no file of the package may import', async () => {
  const files = { 'apps/bookings/package.json': manifest('@console/bookings', { '@console/classes': '1.0.0' }) };
  expect(await problemsOf(files)).toEqual([expect.stringContaining('apps/bookings/package.json depends on')]);
});

import { expect, test } from 'vitest';
import { circles } from './circles.ts';
import { fixtureWorkspace, manifest } from './fixture.ts';

const packages = {
  'apps/shell/package.json': manifest('@console/shell', {}),
  'apps/bookings/package.json': manifest('@console/bookings', {}),
  'libs/shared/format/package.json': manifest('@console/format', {}, { exports: { './money': './src/money.ts' } }),
};

function problemsOf(files: Record<string, string>) {
  return circles.run(fixtureWorkspace({ ...packages, ...files }));
}

test('finds files that import each other, and names them in order', async () => {
  const problems = await problemsOf({
    'apps/bookings/src/Booking.ts': `import { Item } from './items/Item.ts';`,
    'apps/bookings/src/items/Item.ts': `export { price } from './price.ts';`,
    'apps/bookings/src/items/price.ts': `import '../Booking.ts';`,
    'apps/bookings/src/main.ts': `import './Booking.ts';`,
  });
  expect(problems).toEqual([
    expect.stringContaining(
      'apps/bookings/src/Booking.ts → apps/bookings/src/items/Item.ts → apps/bookings/src/items/price.ts → apps/bookings/src/Booking.ts: these files import each other in a circle',
    ),
  ]);
});

test.each([
  ['a type import', `import type { B } from './b.ts';`],
  ['an inline type import', `import { type B } from './b.ts';`],
  ['the type of a dynamic import', `type B = import('./b.ts').B;`],
  ['a dynamic import', `const load = () => import('./b.ts');`],
  ['a re-export', `export * from './b.ts';`],
])('counts %s', async (_, text) => {
  const problems = await problemsOf({
    'apps/bookings/src/a.ts': text,
    'apps/bookings/src/b.ts': `import type { A } from './a.ts';`,
  });
  expect(problems).toEqual([expect.stringContaining('apps/bookings/src/a.ts → apps/bookings/src/b.ts')]);
});

test('finds a circle through a subpath of the own package', async () => {
  const problems = await problemsOf({
    'libs/shared/format/src/money.ts': `import './pounds.ts';`,
    'libs/shared/format/src/pounds.ts': `import { money } from '@console/format/money';`,
  });
  expect(problems).toEqual([expect.stringContaining('libs/shared/format/src/money.ts → ')]);
});

test('finds folders that import each other, and names an import of each step', async () => {
  const files = (app: string) => ({
    [`apps/${app}/src/frame/Frame.ts`]: `import '../routing/router.ts';`,
    [`apps/${app}/src/routing/router.ts`]: '',
    [`apps/${app}/src/routing/links.ts`]: `import type { Link } from '../frame/Link.ts';`,
    [`apps/${app}/src/frame/Link.ts`]: '',
  });
  expect(await problemsOf(files('shell'))).toEqual([
    expect.stringMatching(
      /^apps\/shell\/src\/frame\/Frame\.ts imports apps\/shell\/src\/routing\/router\.ts, apps\/shell\/src\/routing\/links\.ts imports apps\/shell\/src\/frame\/Link\.ts: these folders/,
    ),
  ]);
});

test('accepts imports in one direction, tests that use a folder above, and an index beside folders', async () => {
  const problems = await problemsOf({
    'apps/shell/src/frame/Frame.ts': `import '../routing/router.ts';`,
    'apps/shell/src/routing/router.ts': '',
    'apps/shell/src/routing/router.test.ts': `import '../frame/Frame.ts';`,
    'libs/core/api/src/index.ts': `import './note/Note.ts';`,
    'libs/core/api/src/note/Note.ts': `import '../tables.ts';`,
    'libs/core/api/src/tables.ts': '',
    'apps/bookings/src/a.ts': `import './b.ts'; import './c.ts';`,
    'apps/bookings/src/b.ts': `import './c.ts';`,
    'apps/bookings/src/c.ts': `import '@console/format/money';`,
    'libs/shared/format/src/money.ts': '',
  });
  expect(problems).toEqual([]);
});

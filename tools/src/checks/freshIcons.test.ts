import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statusIconFiles } from '../statusIcons.ts';
import { fixtureWorkspace } from './fixture.ts';
import { freshIcons } from './freshIcons.ts';

const parcels = (icon: string) => ({ 'libs/post/contracts/src/parcelStatus.ts': `export const look = icons.${icon};` });

test('a package has each icon that it uses, drawn on the grid of its name', async () => {
  const root = fixtureWorkspace(parcels('CheckmarkCircle16'));
  expect(await freshIcons.run(root)).toEqual([
    'libs/post/contracts/src/icons.ts differs from the icons that its package uses: run `npm run icons`.',
  ]);
  for (const [path, content] of statusIconFiles(root)) {
    expect(content).toMatch(
      /export const CheckmarkCircle16: Drawing = \{\n {2}path: 'M2 8a6[^']+',\n {2}grid: 16,\n\};/,
    );
    writeFileSync(join(root, path), content);
  }
  expect(await freshIcons.run(root)).toEqual([]);
});

test.each([
  ['Unheard16', 'has no icon named Unheard'],
  ['Checkmark17', 'There is no icon Checkmark17. Fluent draws it as Checkmark20.'],
])('an icon that Fluent does not draw is refused: %s', (icon, message) => {
  expect(() => statusIconFiles(fixtureWorkspace(parcels(icon)))).toThrow(message);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReports } from '../api-report/reports.ts';
import { fixtureWorkspace, manifest } from './fixture.ts';
import { freshApiReports } from './freshApiReports.ts';

const postage = (index: string) =>
  fixtureWorkspace({
    'libs/shared/postage/package.json': manifest('@console/postage', {}, { exports: { '.': './src/index.ts' } }),
    'libs/shared/postage/src/index.ts': index,
    'libs/shared/postage/src/stamps.ts': `
      /** A stamp. */
      export interface Stamp { readonly pence: number; /** Its edge. */ readonly edge?: 'cut' }
      export function frank(stamp: Stamp): string;
      export function frank(stamp: Stamp, at?: Date) { return String(at); }
      export class Sheet extends Array<Stamp> { #torn = 0; private left = 1; tear(count: number): Stamp[] { return []; } }
      const isFranked = ({ pence }: Stamp) => pence > 0;
      export { isFranked as hasFrank };
      export const usual: Stamp = { pence: 85 };
      export const unheard = 1;
    `,
  });

test('a report has each public name with its declaration, without comments, bodies and private parts', () => {
  const root = postage(`
    export { frank, Sheet, type Stamp, hasFrank } from './stamps.ts';
    export * as stamps from './stamps.ts';
    export { z } from 'zod';
    export { usual as usualStamp } from './stamps.ts';
  `);
  const report = apiReports(root).get('libs/shared/postage/api-report.md') ?? '';
  expect(report.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- **Sheet** `class Sheet extends Array<Stamp> { tear(count: number): Stamp[] }`',
    "- **Stamp** `interface Stamp { readonly pence: number; readonly edge?: 'cut' }`",
    '- **frank** `function frank(stamp: Stamp): string;`',
    '- **frank** `function frank(stamp: Stamp, at?: Date)`',
    '- **hasFrank** `const isFranked = ({ pence }: Stamp) =>`',
    '- **stamps** `* from ./stamps.ts`',
    '- **usualStamp** `const usual: Stamp`',
    '- **z** `z from zod`',
  ]);
});

test('a package whose names differ from its report is refused, and accepted after the report is written', async () => {
  const root = postage("export * from './stamps.ts';");
  expect(await freshApiReports.run(root)).toEqual([
    'libs/shared/postage/api-report.md differs from the exports of its package: run `npm run api-report`.',
  ]);
  for (const [path, report] of apiReports(root)) writeFileSync(join(root, path), report);
  expect(await freshApiReports.run(root)).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace, type WorkspacePackage } from '../workspace.ts';
import type { Check } from './check.ts';
import { type Place, placeOf } from './layers.ts';
import { isConfiguration, isTest, sourceFiles } from './sources.ts';

const clock = '@console/format/fixed-clock';
/** The test configurations of screens and of a real browser have the clock too. */
const setsClock = /@console\/format\/fixed-clock|\b(?:screen|browser)Tests\(/;
const readsClock = /\bDate\.now\(\)|\bnew Date\(\)|\bnew Date\b(?!\()/;

/**
 * A test that takes the machine's clock against a written date passes today and fails some day. So the tests of each package whose code
 * reads the clock have a clock that stands still. The API's tests give their own clock to the server.
 */
export const fixedClocks: Check = {
  name: 'tests of screens have a clock that stands still',
  run: (root) =>
    readWorkspace(root)
      .filter(isForBrowser)
      .flatMap((pkg) => clockless(root, pkg)),
};

function isForBrowser(pkg: WorkspacePackage): boolean {
  const place = placeOf(pkg);
  const kinds: Place['kind'][] = ['shell', 'remote', 'web', 'contracts'];
  const libraries = ['format', 'rules', 'design-system', 'platform', 'relay', 'lists', 'forms', 'pickers'];
  return kinds.includes(place.kind) || (place.kind === 'shared' && libraries.includes(place.name));
}

function clockless(root: string, { dir }: WorkspacePackage): string[] {
  const config = join(root, dir, 'vitest.config.ts');
  if (!existsSync(config) || setsClock.test(readFileSync(config, 'utf8'))) return [];
  const reader = sourcesOf(root, dir).find((file) => !isTest(file) && readsClock.test(textOf(root, dir, file)));
  return reader ? [`${dir}/vitest.config.ts needs ${clock} in its setupFiles, because ${reader} reads the clock.`] : [];
}

function sourcesOf(root: string, dir: string): string[] {
  return sourceFiles(join(root, dir)).filter((file) => !isConfiguration(file));
}

function textOf(root: string, dir: string, file: string): string {
  return readFileSync(join(root, dir, file), 'utf8');
}

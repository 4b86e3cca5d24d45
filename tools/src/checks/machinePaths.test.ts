import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { machinePaths } from './machinePaths.ts';

test('finds a folder of one machine in any committed file', async () => {
  const folder = ['', 'home', 'grace', 'console'].join('/');
  const root = fixtureWorkspace({ 'docs/notes.md': `Start it\nin ${folder} please.\n` });
  const [, , user] = folder.split('/');
  expect(await machinePaths.run(root)).toEqual([expect.stringMatching(`^docs/notes.md:2 names .*${user}.$`)]);
});

test('accepts paths of the repository and of the console', async () => {
  const root = fixtureWorkspace({ 'docs/notes.md': 'See apps/home/index.ts and https://example.com/work/places.\n' });
  expect(await machinePaths.run(root)).toEqual([]);
});

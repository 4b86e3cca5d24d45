import { expect, test } from 'vitest';
import { designSystemSubpaths } from './subpaths.ts';

test('the list of subpaths equals the exports of package.json without the parts for development', async () => {
  const manifest: { exports: Record<string, string> } = await (await fetch('/package.json')).json();
  const exported = Object.keys(manifest.exports).map((path) => path.slice('./'.length));
  expect([...designSystemSubpaths, 'gallery', 'subpaths', 'drawings', 'fonts.css'].sort()).toEqual(exported.sort());
});

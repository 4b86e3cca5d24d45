import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { idleWaits } from './idleWaits.ts';

const idle = ['network', 'idle'].join('');

test('finds a wait for an idle page, which never ends while a stream is open', async () => {
  const root = fixtureWorkspace({
    'e2e/a.spec.ts': `await page.goto('/');\nawait page.waitForLoadState('${idle}');\n`,
  });
  expect(await idleWaits.run(root)).toEqual([expect.stringMatching(/^e2e\/a\.spec\.ts:2: .*settled/)]);
});

test('accepts other load states, and guides that only mention the idle one', async () => {
  const root = fixtureWorkspace({
    'e2e/a.spec.ts': `await page.waitForLoadState('load');\n`,
    'a.md': `Not ${idle}.\n`,
  });
  expect(await idleWaits.run(root)).toEqual([]);
});

import { expect, test } from 'vitest';
import { fixtureWorkspace, manifest } from './fixture.ts';
import { unusedCode } from './unusedCode.ts';

test('a file that nothing reaches and an export that nothing imports are refused', async () => {
  const root = fixtureWorkspace({
    'knip.json': JSON.stringify({
      workspaces: { 'apps/*': { entry: ['src/main.ts'], project: ['src/**/*.ts'] } },
    }),
    'apps/post/package.json': manifest('@console/post', {}),
    'apps/post/src/main.ts': "import { frank } from './stamps.ts';\nfrank();\n",
    'apps/post/src/stamps.ts': 'export const frank = () => 1;\nexport const tear = () => 2;\n',
    'apps/post/src/forgotten.ts': 'export const lost = 1;\n',
  });
  expect(await unusedCode.run(root)).toEqual([
    'apps/post/src/forgotten.ts is used by nothing: delete it, or name it in knip.json if a tool reads it.',
    'apps/post/src/stamps.ts:2 exports tear, which nothing imports.',
  ]);
});

test('a workspace without knip.json is not checked', async () => {
  expect(await unusedCode.run(fixtureWorkspace({}))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const packages = new URL('../../../../node_modules/', import.meta.url);
const router = 'react-router/dist/production/lib';
const federation = '@module-federation/runtime-core/dist';

const exportsOf = async (module: URL): Promise<string[]> => Object.keys(await import(module.href));
const lean = (name: string) => exportsOf(new URL(`./lean/${name}.js`, import.meta.url));

test.each([
  ['@griffel/react/src/insertionFactory.js', 'griffelInsertion'],
  [`${router}/router/instrumentation.js`, 'routerInstrumentation'],
  [`${federation}/plugins/snapshot/SnapshotHandler.js`, 'federationSnapshots'],
  [`${federation}/utils/preload.js`, 'federationPreload'],
])('the lean module has every export of %s', async (path, name) => {
  expect(await lean(name)).toEqual(expect.arrayContaining(await exportsOf(new URL(path, packages))));
});

test.each([`${router}/components.js`, `${router}/dom/lib.js`])(
  'the lean module has every name that %s imports',
  async (path) => {
    const text = readFileSync(new URL(path, packages), 'utf8');
    const [, names = ''] = /import \{ ([^}]+) \} from "[^"]*\/ssr\/components\.js"/.exec(text) ?? [];
    expect(await lean('routerFramework')).toEqual(expect.arrayContaining(names.split(', ')));
  },
);

test('a style sheet is inserted once for each renderer, however many components use it', async () => {
  const module = new URL('./lean/griffelInsertion.js', import.meta.url);
  const { insertionFactory } = await import(module.href);
  const inserted: string[] = [];
  const renderer = (id: string) => ({ id, insertCSSRules: () => inserted.push(id) });
  const insert = insertionFactory();
  for (const id of ['screen', 'screen', 'print', 'screen']) insert(renderer(id), {});
  expect(inserted).toEqual(['screen', 'print']);
});

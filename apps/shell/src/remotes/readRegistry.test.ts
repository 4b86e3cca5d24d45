import { PLATFORM_CONTRACT } from '@console/platform';
import { expect, test } from 'vitest';
import { judgeRegistry } from './readRegistry.ts';

function remote(name: string, more: object = {}): object {
  return {
    name,
    title: name,
    version: '1.0.0',
    base: `/releases/${name}/abc/`,
    digests: {},
    platform: PLATFORM_CONTRACT,
    entry: 'remoteEntry.js',
    exposes: {},
    pages: {},
    needs: {},
    routes: [{ id: `${name}.list`, path: `/${name}`, title: name, roles: ['ROLE_ADMIN'] }],
    slots: [],
    ...more,
  };
}

const judge = (...remotes: unknown[]) => judgeRegistry({ remotes });

test('FED-03 reads the live remotes from the registry, in its order', () => {
  expect(judge(remote('sixth'), remote('seventh')).remotes.map((release) => release.name)).toEqual([
    'sixth',
    'seventh',
  ]);
});

test('FED-06 refuses an invalid entry with a reason, and keeps the others', () => {
  const { remotes, refused } = judge(remote('good'), remote('old', { platform: '0.9.0' }), { name: 'broken' }, null);
  expect(remotes.map((release) => release.name)).toEqual(['good']);
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['old', `It was built for platform 0.9.0; this shell offers ${PLATFORM_CONTRACT}.`],
    ['broken', expect.stringContaining('Its entry is wrong at')],
    ['unnamed', expect.stringContaining('Its entry is wrong at its root')],
  ]);
});

test('FED-06 refuses a remote that needs a module that the shell does not share', () => {
  const { refused } = judge(
    remote('new', { needs: { react: ['useState'], '@console/design-system/kanban': ['Board'] } }),
  );
  expect(refused).toEqual([
    {
      name: 'new',
      reason: 'It needs @console/design-system/kanban, which this shell does not offer.',
      paths: ['/new'],
    },
  ]);
});

test('refuses a second remote with the same name or the same route', () => {
  const clashing = remote('two', { routes: [{ id: 'two.list', path: '/one', title: 'x', roles: ['ROLE_ADMIN'] }] });
  expect(judge(remote('one'), remote('one'), clashing).refused.map((entry) => entry.reason)).toEqual([
    'A remote of this name is registered already.',
    'Its route /one is registered already.',
  ]);
});

test.each([null, 'text', {}, { remotes: 'none' }])('throws for content that is not a registry: %j', (content) => {
  expect(() => judgeRegistry(content)).toThrow('REGISTRY_INVALID');
});

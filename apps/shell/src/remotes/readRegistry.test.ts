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

test('FED-03 the registry says which remotes are live, and the shell takes them as they come', () => {
  expect(judge(remote('sixth'), remote('seventh')).remotes.map((release) => release.name)).toEqual([
    'sixth',
    'seventh',
  ]);
});

test('FED-06 an entry that cannot be honoured is refused with its reason, and takes no other down', () => {
  const { remotes, refused } = judge(remote('good'), remote('old', { platform: '0.9.0' }), { name: 'broken' }, null);
  expect(remotes.map((release) => release.name)).toEqual(['good']);
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['old', `It was built for platform 0.9.0; this shell offers ${PLATFORM_CONTRACT}.`],
    ['broken', expect.stringContaining('Its entry is wrong at')],
    ['unnamed', expect.stringContaining('Its entry is wrong at its root')],
  ]);
});

test('FED-06 a remote that needs what the shell does not offer is refused', () => {
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

test('a second remote of one name, or with a route that is taken, is refused', () => {
  const clashing = remote('two', { routes: [{ id: 'two.list', path: '/one', title: 'x', roles: ['ROLE_ADMIN'] }] });
  expect(judge(remote('one'), remote('one'), clashing).refused.map((entry) => entry.reason)).toEqual([
    'A remote of this name is registered already.',
    'Its route /one is registered already.',
  ]);
});

test.each([null, 'text', {}, { remotes: 'none' }])('what is no registry at all is said so: %j', (content) => {
  expect(() => judgeRegistry(content)).toThrow('REGISTRY_INVALID');
});

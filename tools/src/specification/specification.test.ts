import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition, RouteRecord } from '@console/platform/remote';
import type { Enumeration } from '@console/rules';
import { beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { specifiedLabels, specifiedReferences, specifiedRoleLabels } from './labels.ts';
import { notYet } from './notYet.ts';
import { administratorGroups, specifiedNavigation, specifiedRoutes } from './routes.ts';

const importOf = (path: string) => import(pathToFileURL(join(workspaceRoot, path)).href);

let definitions: RemoteDefinition[];
let routes: RouteRecord[];

// Importing every remote takes long on a busy machine.
beforeAll(async () => {
  const remotes = globSync('apps/*/src/remote.ts', { cwd: workspaceRoot });
  definitions = await Promise.all(
    remotes.map(async (file) => ((await importOf(file)) as { default: RemoteDefinition }).default),
  );
  routes = definitions.flatMap((definition) => definition.routes);
}, 60_000);

test('NAV-03: every route of the map belongs to a remote, but for the list “not yet”', () => {
  expect(specifiedRoutes).toHaveLength(58);
  const paths = new Set(routes.map(({ path }) => path));
  expect(specifiedRoutes.filter((path) => !paths.has(path))).toEqual(
    specifiedRoutes.filter((path) => notYet.routes.includes(path)),
  );
  expect(notYet.routes.filter((path) => !specifiedRoutes.includes(path))).toEqual([]);
});

test('NAV-01: the sidebar has the groups and entries, in order and for the listed roles, but for the list “not yet”', () => {
  const entries = routes.flatMap(({ navigation, roles }) => (navigation ? [{ ...navigation, roles }] : []));
  entries.sort((one, other) => one.weight - other.weight);
  const shown = Object.groupBy(entries, ({ group }) => group);
  for (const [group, labels] of Object.entries(specifiedNavigation)) {
    const built = labels.filter((label) => !notYet.navigation.includes(label));
    expect(shown[group]?.map(({ label }) => label) ?? [], group).toEqual(built);
  }
  expect(Object.keys(shown).filter((group) => !(group in specifiedNavigation))).toEqual([]);
  for (const { group, roles } of entries) {
    expect(roles, group).toEqual(
      administratorGroups.includes(group)
        ? ['ROLE_ADMIN']
        : expect.arrayContaining(['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER']),
    );
  }
});

test('NAV-16: the records of the reference search have the labels of the specification', () => {
  const titles = routes.flatMap(({ reference, title }) => (reference === undefined ? [] : [[reference, title]]));
  const labels = definitions.flatMap(({ references = {} }) => Object.entries(references));
  expect(Object.fromEntries([...titles, ...labels])).toMatchObject(specifiedReferences);
});

function isEnumeration(value: unknown): value is Enumeration<string> {
  return typeof value === 'object' && value !== null && 'values' in value && 'labels' in value;
}

test('API-02: every value has the label of the specification', async () => {
  const labels: Record<string, unknown> = {};
  for (const file of globSync('libs/*/contracts/src/*.ts', { cwd: workspaceRoot })) {
    if (basename(file).includes('.test.')) continue;
    for (const [name, value] of Object.entries((await importOf(file)) as object)) {
      if (name.endsWith('Labels')) labels[name] = value;
      if (isEnumeration(value)) labels[name] = value.labels;
    }
  }
  expect(labels).toMatchObject(specifiedLabels);
  const words = [labels.roleCodes, labels.seatRoleLabels].flatMap(
    (ofRoles) => Object.values(ofRoles ?? {}) as string[],
  );
  expect(specifiedRoleLabels.filter((label) => !words.includes(label))).toEqual([]);
});

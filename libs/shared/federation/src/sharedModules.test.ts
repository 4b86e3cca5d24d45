import { readFileSync } from 'node:fs';
import { designSystemSubpaths } from '@console/design-system/subpaths';
import { expect, test } from 'vitest';
import { sharedByHost, sharedModules } from './sharedModules.ts';

test('FED-05 a remote takes every shared module from the shell and contains none', () => {
  for (const name of sharedModules) {
    expect(sharedByHost[name]).toEqual({ import: false, singleton: true, requiredVersion: false });
  }
});

test('FED-09 every part of the design system is shared, so that no remote contains a second Griffel', () => {
  const notAtRunTime = ['subpaths', 'gallery', 'drawings', 'fonts.css', 'lean-tokens', 'testing', 'testing/vitest'];
  const exported = Object.keys(manifest('design-system').exports)
    .map((subpath) => subpath.slice(2))
    .filter((subpath) => !notAtRunTime.includes(subpath));
  expect([...designSystemSubpaths].sort()).toEqual(exported.sort());
});

test('only React, Relay and the console’s own libraries are shared, never Fluent or react-router', () => {
  const foreign = sharedModules.filter((name) => !name.startsWith('@console/'));
  expect(foreign).toEqual(['react', 'react/jsx-runtime', 'react-dom', 'react-relay', 'relay-runtime']);
});

test('every part of the platform that runs in a remote is shared', () => {
  const notAtRunTime = ['./registry', './releases', './remote'];
  const faces = Object.keys(manifest('platform').exports).filter((face) => !notAtRunTime.includes(face));
  expect(sharedModules).toEqual(expect.arrayContaining(faces.map((face) => `@console/platform${face.slice(1)}`)));
});

function manifest(library: string): { exports: Record<string, string> } {
  return JSON.parse(readFileSync(new URL(`../../${library}/package.json`, import.meta.url), 'utf8'));
}

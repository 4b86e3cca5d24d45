import { readFileSync } from 'node:fs';
import { designSystemSubpaths } from '@console/design-system/subpaths';
import { expect, test } from 'vitest';
import { sharedByHost, sharedModules } from './sharedModules.ts';

test('FED-05 a remote takes everything shared from the host and brings nothing along', () => {
  for (const name of sharedModules) {
    expect(sharedByHost[name]).toEqual({ import: false, singleton: true, requiredVersion: false });
  }
});

test('FED-09 every part of the design system is shared, so that no remote brings a second Griffel', () => {
  const exported = Object.keys(manifest('design-system').exports)
    .map((subpath) => subpath.slice(2))
    .filter((subpath) => !['subpaths', 'gallery', 'drawings', 'fonts.css'].includes(subpath));
  expect([...designSystemSubpaths].sort()).toEqual(exported.sort());
});

test('what is shared is React, Relay and the console’s own: never Fluent or react-router', () => {
  const foreign = sharedModules.filter((name) => !name.startsWith('@console/'));
  expect(foreign).toEqual(['react', 'react/jsx-runtime', 'react-dom', 'react-relay', 'relay-runtime']);
});

test('every face of the platform that runs in a remote is shared', () => {
  const notAtRunTime = ['./registry', './releases', './remote'];
  const faces = Object.keys(manifest('platform').exports).filter((face) => !notAtRunTime.includes(face));
  expect(sharedModules).toEqual(expect.arrayContaining(faces.map((face) => `@console/platform${face.slice(1)}`)));
});

function manifest(library: string): { exports: Record<string, string> } {
  return JSON.parse(readFileSync(new URL(`../../${library}/package.json`, import.meta.url), 'utf8'));
}

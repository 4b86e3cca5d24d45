import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const unused: object = require('./lean/relayUnused.js');
const resolvers = require('./lean/relayResolvers.js');

/** The functions of a class, those of the classes that it extends included. */
function methodsOf(made: { prototype: object }): string[] {
  const parent: { prototype: object } = Object.getPrototypeOf(made);
  const own = Object.getOwnPropertyNames(made.prototype).filter((name) => name !== 'constructor');
  return parent.prototype ? [...methodsOf(parent), ...own] : own;
}

test.each([
  ['experimental', unused],
  ['mutations/createUpdatableProxy', unused],
  ['mutations/RelayDeclarativeMutationConfig', unused],
  ['store/live-resolvers/LiveResolverCache', resolvers],
])('the lean module has every export of relay-runtime/lib/%s', (path, lean) => {
  expect(Object.keys(lean)).toEqual(expect.arrayContaining(Object.keys(require(`relay-runtime/lib/${path}`))));
});

test('the lean cache of resolvers answers every call that Relay’s own answers', () => {
  const { LiveResolverCache } = require('relay-runtime/lib/store/live-resolvers/LiveResolverCache');
  const called = methodsOf(LiveResolverCache).filter((name) => !name.startsWith('_'));
  expect(methodsOf(resolvers.LiveResolverCache)).toEqual(expect.arrayContaining(called));
});

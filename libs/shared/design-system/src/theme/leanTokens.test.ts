import { tokens } from '@fluentui/react-components';
import { expect, test } from 'vitest';
import { tokens as leanTokens } from './leanTokens.js';

test("the short form of Fluent's tokens has the value of every token", () => {
  const names = Object.keys(tokens);
  expect(names.length).toBeGreaterThan(400);
  expect(Object.fromEntries(names.map((name) => [name, Reflect.get(leanTokens, name)]))).toEqual(tokens);
});

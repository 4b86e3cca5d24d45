import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { cases, effects, ownMutations } from '../testing/domainCases.ts';

test('every mutation has one case, and every case belongs to a mutation', () => {
  const declared = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const message = 'The cases of a domain stand in libs/<domain>/api/src/cases, listed in its index.ts.';
  expect([...cases, ...ownMutations].map(({ name }) => name).sort(), message).toEqual(declared.sort());
});

test.each(ownMutations)('the mutation $name is about oneself, and has tests of its own', ({ name, provenIn }) => {
  expect(readFileSync(new URL(`../../../../${provenIn}`, import.meta.url), 'utf8')).toContain(name);
});

test('every effect belongs to a mutation with a case', () => {
  const names = new Set(cases.map(({ name }) => name));
  const message = 'These names in `effects` of a domain are of no mutation.';
  expect(
    effects.map(({ mutation }) => mutation).filter((name) => !names.has(name)),
    message,
  ).toEqual([]);
});

test.each(cases)('the case of $name is complete', ({ name, allowed, invalid, input }) => {
  expect(allowed, `The case ${name} needs \`allowed\`: at least one demo account.`).not.toEqual([]);
  expect(invalid, `The case ${name} needs \`invalid\`: an input with something wrong, and its violations.`).not.toEqual(
    [],
  );
  const [one, other] = [input('01J9ZK0Q3M6V8T2B4C6D8E0F1G'), input('01J9ZK0Q3M6V8T2B4C6D8E0F1H')];
  expect(
    one,
    `The case ${name} needs two different inputs for two candidates: \`input\` must use its ulid.`,
  ).not.toEqual(other);
});

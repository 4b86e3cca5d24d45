import { expect, test } from 'vitest';
import { namesIn } from './namesIn.ts';

test.each([
  ['Idris Khan', { givenName: 'Idris', familyName: 'Khan' }],
  ['  Mary  van der Berg ', { givenName: 'Mary', familyName: 'van der Berg' }],
  ['Idris', { givenName: 'Idris', familyName: '' }],
  ['', { givenName: '', familyName: '' }],
  ['idris@hallam.example', { givenName: '', familyName: '', email: 'idris@hallam.example' }],
])('of "%s" a new contact takes over what it says', (typed, names) => {
  expect(namesIn(typed)).toEqual(names);
});

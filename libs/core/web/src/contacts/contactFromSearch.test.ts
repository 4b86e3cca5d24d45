import { expect, test } from 'vitest';
import { contactFromSearch } from './contactFromSearch.ts';

test.each([
  ['Idris Khan', { givenName: 'Idris', familyName: 'Khan' }],
  ['  Mary  van der Berg ', { givenName: 'Mary', familyName: 'van der Berg' }],
  ['Idris', { givenName: 'Idris', familyName: '' }],
  ['', { givenName: '', familyName: '' }],
  ['Khan, Idris', { givenName: 'Idris', familyName: 'Khan' }],
  ['Idris Khan <idris@hallam.example>', { givenName: 'Idris', familyName: 'Khan', email: 'idris@hallam.example' }],
  ['"Khan, Idris" <idris@hallam.example>;', { givenName: 'Idris', familyName: 'Khan', email: 'idris@hallam.example' }],
  ['Dr Idris Khan', { givenName: 'Idris', familyName: 'Khan' }],
  ['Mrs. Khan', { givenName: '', familyName: 'Khan' }],
  ['Khan, Idris, PhD <i@x.example>', { givenName: 'Idris', familyName: 'Khan', email: 'i@x.example' }],
  ['Khan, Prof. Idris', { givenName: 'Idris', familyName: 'Khan' }],
  ['To: Idris Khan <i@x.example>;', { givenName: 'Idris', familyName: 'Khan', email: 'i@x.example' }],
  ['Idris Khan Jr.', { givenName: 'Idris', familyName: 'Khan Jr.' }],
  ['mailto:i%2Bx@x.example?subject=Hi', { givenName: '', familyName: '', email: 'i+x@x.example' }],
  ['mailto:idris@hallam.example', { givenName: '', familyName: '', email: 'idris@hallam.example' }],
  ['idris@hallam, bo@x.example', { givenName: '', familyName: '', email: 'idris@hallam, bo@x.example' }],
  ['idris@hallam.example', { givenName: '', familyName: '', email: 'idris@hallam.example' }],
])('the search text "%s" gives a new contact its name or email', (typed, names) => {
  expect(contactFromSearch(typed)).toEqual(names);
});

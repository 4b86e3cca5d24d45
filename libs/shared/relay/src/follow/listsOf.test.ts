import type { ConcreteRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import { testArtifact } from '../testQuery.ts';
import { listsOf } from './listsOf.ts';

const linked = (concreteType: string | null, selections: unknown[] = []) => ({
  kind: 'LinkedField',
  concreteType,
  selections,
});

test('the listed types are those of the connections at the root, also below a condition or a fragment', () => {
  const artifact = {
    operation: {
      selections: [
        linked('BookingCursorConnection', [
          linked('BookingEdge', [linked('Booking', [linked('NoteCursorConnection')])]),
        ]),
        { kind: 'Condition', selections: [linked('UserCursorConnection')] },
        { kind: 'InlineFragment', selections: [linked('TrainerCursorConnection')] },
        linked('Customer', [linked('CustomerContactCursorConnection')]),
        linked(null),
        { kind: 'ScalarField' },
      ],
    },
  } as unknown as ConcreteRequest;
  expect([...listsOf(artifact)]).toEqual(['Booking', 'User', 'Trainer']);
  expect(listsOf(artifact)).toBe(listsOf(artifact));
});

test('a query of one record lists no types', () => {
  expect(listsOf(testArtifact).size).toBe(0);
});

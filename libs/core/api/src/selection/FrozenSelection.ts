import { FROZEN_MS, implementNode, type RowOf, ruleFor, staff } from '@console/api-kit';
import { FrozenSelection } from '../nodes.ts';
import type { frozenSelection } from '../tables.ts';

/** Only the user who has made a selection uses it. */
const own = ruleFor<RowOf<typeof frozenSelection>, 'createdBy'>(
  'own',
  ['createdBy'],
  (viewer, { createdBy }) => createdBy === viewer.userId,
);

implementNode(FrozenSelection, {
  description: 'The records that a user has selected, as they matched at one moment. It can be used for a day.',
  rule: own,
  // Whoever hears of its id learns nothing about it.
  hears: staff,
  fields: (t) => ({
    count: t.int({ columns: ['ulids'], resolve: ({ ulids }) => ulids.length }),
    frozenAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.field({
      type: 'DateTime',
      columns: ['createdAt'],
      resolve: ({ createdAt }) => new Date(createdAt.getTime() + FROZEN_MS),
    }),
  }),
});

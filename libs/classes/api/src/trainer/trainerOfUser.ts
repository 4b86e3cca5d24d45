import { builder, one } from '@console/api-kit';
import { tables, User } from '@console/core-api';
import { Trainer } from '../nodes.ts';
import { trainer } from '../tables.ts';

builder.objectFields(User.ref, (t) => ({
  trainer: one(t, {
    from: tables.user.personId,
    to: () => Trainer,
    by: trainer.personId,
    description: 'The trainer that the person is. The name and the contact details change there.',
  }),
}));

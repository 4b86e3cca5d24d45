import { formatMoney } from '@console/format';
import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';
import { signedIn } from './rules.ts';

builder.scalarType('Pence', {
  description: 'A whole number of pence. A sum of many records may be larger than an Int.',
  serialize: (pence) => {
    if (Number.isSafeInteger(pence)) return pence;
    throw new GraphQLError(`Pence cannot represent ${pence}.`);
  },
  parseValue: () => {
    throw new GraphQLError('Inputs take pence as an Int.');
  },
});

/** An amount of money. Resolvers of money fields return the bare number of pence. */
export const Money = builder.objectRef<number>('Money');

Money.implement({
  description: 'The amount is in pence.',
  rule: signedIn,
  fields: (t) => ({
    amount: t.field({ type: 'Pence', resolve: (pence) => pence }),
    currency: t.string({ resolve: () => 'GBP' }),
    formatted: t.string({ resolve: (pence) => formatMoney(pence) }),
  }),
});

import { formatMoney } from '@console/format';
import { builder } from './builder.ts';
import { signedIn } from './rules.ts';

/** An amount of money. Resolvers of money fields return the bare number of pence. */
export const Money = builder.objectRef<number>('Money');

Money.implement({
  description: 'The amount is in pence.',
  rule: signedIn,
  fields: (t) => ({
    amount: t.int({ resolve: (pence) => pence }),
    currency: t.string({ resolve: () => 'GBP' }),
    formatted: t.string({ resolve: (pence) => formatMoney(pence) }),
  }),
});

import type { ListBulk } from '@console/lists';
import { lazy } from 'react';
import type { BulkActions } from './bulkActions.ts';

/**
 * Gives a list its bulk actions:
 *
 *     const bulk = lazyBulk(() => import('./purchaseOrderBulk.tsx'));
 *     <ListPage bulk={bulk} … />
 *
 * The declaration and the code of the bar load after the rows.
 *
 * @param load loads the module whose default export declares the actions.
 */
export function lazyBulk(load: () => Promise<{ readonly default: BulkActions }>): ListBulk {
  const parts = () => Promise.all([import(/* webpackChunkName: 'bulk' */ './bulk.ts'), load()]);
  return {
    Bar: lazy(async () => {
      const [{ BulkBar }, { default: declared }] = await parts();
      return { default: (props) => <BulkBar {...props} declared={declared} /> };
    }),
    Work: lazy(async () => {
      const [{ BulkWork }, { default: declared }] = await parts();
      return { default: (props) => <BulkWork {...props} declared={declared} /> };
    }),
  };
}

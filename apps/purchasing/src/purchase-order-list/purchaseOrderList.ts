import { defineList, LARGE_SIZES, recordFilter, segmentFilter, textFilter } from '@console/lists/definition';
import { acknowledgements, pendingStatuses, purchaseOrderLinks } from '@console/purchasing-contracts';

/** The list of purchase orders. By default it shows the latest first (O§7). */
export const purchaseOrderList = defineList({
  name: 'purchase-orders',
  noun: ['purchase order', 'purchase orders'],
  filters: {
    q: textFilter({
      label: 'Reference',
      placeholder: 'Filter by reference',
      variables: (reference) => ({ reference }),
    }),
    acknowledgement: segmentFilter({
      label: 'Acknowledgement',
      all: 'all',
      // The choice of pending orders comes first, because these orders still need work.
      choices: {
        all: 'All',
        pending: acknowledgements.labels.pending,
        acknowledged: acknowledgements.labels.acknowledged,
      },
      variables: (chosen) => ({
        exists: chosen && [{ acknowledgedAt: chosen === 'acknowledged' }],
        // Nobody waits for the acknowledgement of a draft or of a canceled order.
        status: chosen === 'pending' ? pendingStatuses : undefined,
      }),
    }),
    supplier: recordFilter({ label: 'Supplier', prefix: 'suppliers' }),
  },
  sorts: ['raisedAt', 'reference', 'supplier_name', 'trainingClass_title', 'status', 'acknowledgedAt', 'netPrice'],
  order: { field: 'raisedAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

/** The link to all purchase orders of a supplier. */
export function ordersOfSupplier(supplier: string): string {
  return `${purchaseOrderLinks.list()}?${purchaseOrderList.queryOf({ supplier })}`;
}

import { renewCopiedKeys, renewSortKeys } from '@console/api-kit';
import { purchaseOrder, supplier } from './tables.ts';

renewSortKeys(supplier, [{ key: supplier.nameSort, from: supplier.name }]);
renewCopiedKeys(purchaseOrder, {
  copy: purchaseOrder.supplierNameSort,
  by: purchaseOrder.supplierId,
  of: { table: supplier, id: supplier.id, text: supplier.name, key: supplier.nameSort },
});

import './PurchaseOrderItem.ts';
import './Supplier.ts';
import './PurchaseOrder.ts';
import './acknowledgePurchaseOrder.ts';
import './followClass.ts';
import './followTerms.ts';
import './histories.ts';
import './impactOfClass.ts';
import './notesOfSupplier.ts';
import './ordersOfClass.ts';
import './refreshes.ts';

export { PurchaseOrder, Supplier } from './nodes.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'purchasing', folder: new URL('../migrations/', import.meta.url) };

import './acknowledgePurchaseOrder.ts';
import './followClass.ts';
import './impactOfClass.ts';
import './notesOfSupplier.ts';
import './ordersOfClass.ts';
import './refreshes.ts';

export { migrations } from './migrations.ts';
export { PurchaseOrder } from './PurchaseOrder.ts';
export { Supplier } from './Supplier.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';

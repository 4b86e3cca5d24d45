export { migrations } from './migrations.ts';
export { PurchaseOrder } from './PurchaseOrder.ts';
export * as tables from './tables.ts';

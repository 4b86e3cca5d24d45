export { migrations } from './migrations.ts';
export { PurchaseOrder } from './PurchaseOrder.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';

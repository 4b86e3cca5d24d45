export { insertPurchaseOrders } from './purchaseOrders.ts';
export { seedSuppliers } from './suppliers.ts';

import './purchase-order/PurchaseOrderItem.ts';
import './supplier/Supplier.ts';
import './supplier-contact/SupplierContact.ts';
import './bank-details/SupplierBankChange.ts';
import './bank-details/revealBankDetails.ts';
import './bank-details/proposeSupplierBankChange.ts';
import './bank-details/moveBankChange.ts';
import './supplier-contact/createSupplierContact.ts';
import './supplier-contact/updateSupplierContact.ts';
import './supplier/createSupplier.ts';
import './supplier/updateSupplier.ts';
import './supplier/historyOfSupplier.ts';
import './purchase-order/PurchaseOrder.ts';
import './purchase-order/totalsOfOrder.ts';
import './purchase-order/ordersOfSupplier.ts';
import './purchase-order/acknowledgePurchaseOrder.ts';
import './purchase-order/createPurchaseOrder.ts';
import './purchase-order/updatePurchaseOrderItems.ts';
import './order-file/purchaseOrderFile.ts';
import './order-file/printPurchaseOrder.ts';
import './order-move/impactOfOrderMove.ts';
import './order-move/movePurchaseOrder.ts';
import './supplier-bill/SupplierBill.ts';
import './supplier-bill/billsOfOrder.ts';
import './supplier-bill/recordSupplierBill.ts';
import './supplier-bill/takeBackSupplierBill.ts';
import './class-orders/followClass.ts';
import './class-orders/followTerms.ts';
import './purchase-order/histories.ts';
import './supplier/notesOfSupplier.ts';
import './class-orders/ordersOfClass.ts';
import './refreshes.ts';
import './sortKeys.ts';

export * as seed from './seed/index.ts';
export * as tables from './tables.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'purchasing', folder: new URL('../migrations/', import.meta.url) };

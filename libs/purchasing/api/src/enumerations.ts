import { enumType } from '@console/api-kit';
import { bankChangeStatuses, purchaseOrderStatuses } from '@console/purchasing-contracts';

export const PurchaseOrderStatus = enumType('PurchaseOrderStatus', purchaseOrderStatuses.values);
export const BankChangeStatus = enumType('BankChangeStatus', bankChangeStatuses.values);

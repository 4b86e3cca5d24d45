import { enumType } from '@console/api-kit';
import { purchaseOrderStatuses } from '@console/purchasing-contracts';

export const PurchaseOrderStatus = enumType('PurchaseOrderStatus', purchaseOrderStatuses.values);

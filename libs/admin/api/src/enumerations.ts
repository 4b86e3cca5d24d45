import {
  emailLogStatuses,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from '@console/admin-contracts';
import { enumType } from '@console/api-kit';

export const EmailLogStatus = enumType('EmailLogStatus', emailLogStatuses.values);

export const SaleSignalIntent = enumType('SaleSignalIntent', saleSignalIntents.values);

export const SaleSignalPriority = enumType('SaleSignalPriority', saleSignalPriorities.values);

export const SaleSignalStatus = enumType('SaleSignalStatus', saleSignalStatuses.values);

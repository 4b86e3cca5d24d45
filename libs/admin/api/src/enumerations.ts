import {
  emailLogStatuses,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from '@console/admin-contracts';
import { enumType } from '@console/api-kit';

export const EmailLogStatus = enumType('EmailLogStatus', emailLogStatuses);

export const SaleSignalIntent = enumType('SaleSignalIntent', saleSignalIntents);

export const SaleSignalPriority = enumType('SaleSignalPriority', saleSignalPriorities);

export const SaleSignalStatus = enumType('SaleSignalStatus', saleSignalStatuses);

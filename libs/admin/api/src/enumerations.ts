import {
  emailLogStatuses,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from '@console/admin-contracts';
import { builder } from '@console/api-kit';

export const EmailLogStatus = builder.enumType('EmailLogStatus', { values: emailLogStatuses });

export const SaleSignalIntent = builder.enumType('SaleSignalIntent', { values: saleSignalIntents });

export const SaleSignalPriority = builder.enumType('SaleSignalPriority', { values: saleSignalPriorities });

export const SaleSignalStatus = builder.enumType('SaleSignalStatus', { values: saleSignalStatuses });

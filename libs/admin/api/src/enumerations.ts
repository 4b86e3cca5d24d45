import { builder } from '@console/api-kit';
import { emailLogStatuses, saleSignalIntents, saleSignalPriorities, saleSignalStatuses } from './tables.ts';

export const EmailLogStatus = builder.enumType('EmailLogStatus', { values: emailLogStatuses });

export const SaleSignalIntent = builder.enumType('SaleSignalIntent', { values: saleSignalIntents });

export const SaleSignalPriority = builder.enumType('SaleSignalPriority', { values: saleSignalPriorities });

export const SaleSignalStatus = builder.enumType('SaleSignalStatus', { values: saleSignalStatuses });

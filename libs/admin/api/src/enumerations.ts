import {
  emailLogStatuses,
  emailRecipientStatuses,
  emailTemplateTypes,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from '@console/admin-contracts';
import { enumType } from '@console/api-kit';

export const EmailLogStatus = enumType('EmailLogStatus', emailLogStatuses.values);

export const EmailRecipientStatus = enumType('EmailRecipientStatus', emailRecipientStatuses.values);

export const EmailTemplateType = enumType('EmailTemplateType', emailTemplateTypes.values);

export const SaleSignalIntent = enumType('SaleSignalIntent', saleSignalIntents.values);

export const SaleSignalPriority = enumType('SaleSignalPriority', saleSignalPriorities.values);

export const SaleSignalStatus = enumType('SaleSignalStatus', saleSignalStatuses.values);

import { defineNode } from '@console/api-kit';
import { email, emailLog, emailTemplate, saleSignal, suppressedAddress } from './tables.ts';

export const Email = defineNode('Email', 'emails', email);
export const EmailLog = defineNode('EmailLog', 'email_logs', emailLog);
export const EmailTemplate = defineNode('EmailTemplate', 'email_templates', emailTemplate);
export const SuppressedAddress = defineNode('SuppressedAddress', 'suppressed_addresses', suppressedAddress);
export const SaleSignal = defineNode('SaleSignal', 'sale_signals', saleSignal);

import { defineNode } from '@console/api-kit';
import { email, emailLog, saleSignal } from './tables.ts';

export const Email = defineNode('Email', 'emails', email);
export const EmailLog = defineNode('EmailLog', 'email_logs', emailLog);
export const SaleSignal = defineNode('SaleSignal', 'sale_signals', saleSignal);

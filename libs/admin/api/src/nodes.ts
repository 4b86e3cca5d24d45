import { defineNode } from '@console/api-kit';
import { email, emailLog, emailTemplate, saleSignal, scheduledJob, suppressedAddress, workflow } from './tables.ts';

export const Email = defineNode('Email', 'emails', email);
export const EmailLog = defineNode('EmailLog', 'email_logs', emailLog);
export const EmailTemplate = defineNode('EmailTemplate', 'email_templates', emailTemplate);
export const SuppressedAddress = defineNode('SuppressedAddress', 'suppressed_addresses', suppressedAddress);
export const SaleSignal = defineNode('SaleSignal', 'sale_signals', saleSignal);
export const Workflow = defineNode('Workflow', 'workflows', workflow);
export const WorkflowScheduledJob = defineNode('WorkflowScheduledJob', 'workflow_scheduled_jobs', scheduledJob);

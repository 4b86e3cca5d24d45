import { defineNode } from '@console/api-kit';
import {
  customerQuote,
  email,
  emailBuildContext,
  emailLog,
  emailPreview,
  emailSampleData,
  emailTemplate,
  emailTemplateVersion,
  feedback,
  promptTemplate,
  promptTemplateVersion,
  saleSignal,
  scheduledJob,
  suppressedAddress,
  workflow,
} from './tables.ts';

export const Email = defineNode('Email', 'emails', email);
export const EmailLog = defineNode('EmailLog', 'email_logs', emailLog);
export const EmailTemplate = defineNode('EmailTemplate', 'email_templates', emailTemplate);
export const EmailTemplateVersion = defineNode('EmailTemplateVersion', 'email_template_versions', emailTemplateVersion);
export const EmailSampleData = defineNode('EmailSampleData', 'email_sample_data', emailSampleData);
export const EmailBuildContext = defineNode('EmailBuildContext', 'email_build_contexts', emailBuildContext);
export const EmailPreview = defineNode('EmailPreview', 'email_previews', emailPreview);
export const PromptTemplate = defineNode('PromptTemplate', 'prompt_templates', promptTemplate);
export const PromptTemplateVersion = defineNode(
  'PromptTemplateVersion',
  'prompt_template_versions',
  promptTemplateVersion,
);
export const SuppressedAddress = defineNode('SuppressedAddress', 'suppressed_addresses', suppressedAddress);
export const Feedback = defineNode('Feedback', 'feedbacks', feedback);
export const CustomerQuote = defineNode('CustomerQuote', 'customer_quotes', customerQuote);
export const SaleSignal = defineNode('SaleSignal', 'sale_signals', saleSignal);
export const Workflow = defineNode('Workflow', 'workflows', workflow);
export const WorkflowScheduledJob = defineNode('WorkflowScheduledJob', 'workflow_scheduled_jobs', scheduledJob);

import { iriOf, refreshes } from '@console/api-kit';
import {
  CustomerQuote,
  Email,
  EmailLog,
  EmailTemplate,
  EmailTemplateVersion,
  Feedback,
  PromptTemplate,
  PromptTemplateVersion,
  SaleSignal,
  SuppressedAddress,
  Workflow,
  WorkflowScheduledJob,
} from './nodes.ts';

refreshes(EmailLog, { records: ({ emailId }) => [iriOf(Email, emailId)] });

// A log shows which of its recipients take no mail.
refreshes(SuppressedAddress, { lists: [EmailLog] });
refreshes(WorkflowScheduledJob, { records: ({ workflowId }) => [iriOf(Workflow, workflowId)] });

refreshes(EmailTemplateVersion, { records: ({ templateId }) => [iriOf(EmailTemplate, templateId)] });

refreshes(PromptTemplateVersion, { records: ({ templateId }) => [iriOf(PromptTemplate, templateId)] });
// Nothing that managers see: they must not hear that somebody has answered.
refreshes(CustomerQuote, { records: ({ feedbackId }) => [iriOf(Feedback, feedbackId)] });
refreshes(SaleSignal, { records: ({ feedbackId }) => [iriOf(Feedback, feedbackId)] });

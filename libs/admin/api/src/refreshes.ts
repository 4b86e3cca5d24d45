import { iriOf, refreshes } from '@console/api-kit';
import { CustomerContact } from '@console/core-api';
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
// A contact shows by how many records it is used. Nothing else that managers see is refreshed.
refreshes(Feedback, { records: ({ personId }) => [iriOf(CustomerContact, personId)] });
refreshes(CustomerQuote, {
  records: ({ feedbackId, personId }) => [iriOf(Feedback, feedbackId), iriOf(CustomerContact, personId)],
});
refreshes(SaleSignal, {
  records: ({ feedbackId, personId }) => [iriOf(Feedback, feedbackId), iriOf(CustomerContact, personId)],
});

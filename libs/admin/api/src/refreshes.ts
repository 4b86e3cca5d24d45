import { iriOf, refreshes } from '@console/api-kit';
import {
  Email,
  EmailLog,
  EmailTemplate,
  EmailTemplateVersion,
  PromptTemplate,
  PromptTemplateVersion,
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

import './email/EmailLog.ts';
import './email/Email.ts';
import './email/SuppressedAddress.ts';
import './email/emailBody.ts';
import './email/queueMail.ts';
import './email/resendEmail.ts';
import './email-template/EmailTemplate.ts';
import './email-template/EmailTemplateVersion.ts';
import './email-template/createEmailTemplate.ts';
import './email-template/updateEmailTemplate.ts';
import './email-template/deleteEmailTemplate.ts';
import './email-preview/EmailSampleData.ts';
import './email-preview/EmailBuildContext.ts';
import './email-preview/EmailPreview.ts';
import './email-preview/emailPreviewFile.ts';
import './sale-signal/SaleSignal.ts';
import './sale-signal/contactsSignaled.ts';
import './workflow/Workflow.ts';
import './workflow/WorkflowTargets.ts';
import './workflow/saveWorkflow.ts';
import './workflow/switchWorkflow.ts';
import './workflow/impactOfWorkflow.ts';
import './scheduled-job/WorkflowScheduledJob.ts';
import './scheduled-job/followTargets.ts';
import './scheduled-job/moveScheduledJob.ts';
import './refreshes.ts';
import './sortKeys.ts';

export { EmailLog, WorkflowScheduledJob } from './nodes.ts';
export { type Mailer, type SmtpOptions, smtpMailer } from './outbox/Mailer.ts';
export { Outbox } from './outbox/Outbox.ts';
export { ScheduledJobs } from './scheduled-job/ScheduledJobs.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'admin', folder: new URL('../migrations/', import.meta.url) };

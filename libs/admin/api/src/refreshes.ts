import { iriOf, refreshes } from '@console/api-kit';
import { Email, EmailLog, EmailTemplate, EmailTemplateVersion, SuppressedAddress } from './nodes.ts';

refreshes(EmailLog, { records: ({ emailId }) => [iriOf(Email, emailId)] });

// A log shows which of its recipients take no mail.
refreshes(SuppressedAddress, { lists: [EmailLog] });

refreshes(EmailTemplateVersion, { records: ({ templateId }) => [iriOf(EmailTemplate, templateId)] });

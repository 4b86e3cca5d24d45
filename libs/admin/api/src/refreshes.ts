import { iriOf, refreshes } from '@console/api-kit';
import { EmailAttempt, EmailRecipient } from './email/EmailRecipient.ts';
import { Email, EmailLog, SuppressedAddress } from './nodes.ts';

refreshes(EmailLog, { records: ({ emailId }) => [iriOf(Email, emailId)] });

// A log shows which of its recipients take no mail.
refreshes(SuppressedAddress, { lists: [EmailLog] });

refreshes(EmailRecipient, { records: ({ logId }) => [iriOf(EmailLog, logId)] });
refreshes(EmailAttempt, { records: ({ logId }) => [iriOf(EmailLog, logId)] });

import { iriOf, refreshes } from '@console/api-kit';
import { Email } from './Email.ts';
import { EmailLog } from './EmailLog.ts';

refreshes(EmailLog, { records: ({ emailId }) => [iriOf(Email, emailId)] });

import { iriOf, shownBy } from '@console/api-kit';
import { Email } from './Email.ts';
import { EmailLog } from './EmailLog.ts';

shownBy(EmailLog, { records: ({ emailId }) => [iriOf(Email, emailId)] });

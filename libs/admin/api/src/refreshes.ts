import { iriOf, refreshes } from '@console/api-kit';
import { Email, EmailLog } from './nodes.ts';

refreshes(EmailLog, { records: ({ emailId }) => [iriOf(Email, emailId)] });

import { iriOf, shownBy } from '@console/api-kit';
import { Email, EmailLog } from './nodes.ts';

shownBy(EmailLog, { records: ({ emailId }) => [iriOf(Email, emailId)] });

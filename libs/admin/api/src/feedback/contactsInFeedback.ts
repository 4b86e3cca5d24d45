import { onInquiry } from '@console/api-kit';
import { contactsUsed, countedUses } from '@console/core-api';
import { customerQuote, feedback } from '../tables.ts';

// Managers must not learn of feedback and quotes, so they are not named.
onInquiry(contactsUsed, (queries, contacts) =>
  countedUses(queries, 'other', { table: feedback, person: feedback.personId }, contacts),
);

onInquiry(contactsUsed, (queries, contacts) =>
  countedUses(queries, 'other', { table: customerQuote, person: customerQuote.personId }, contacts),
);

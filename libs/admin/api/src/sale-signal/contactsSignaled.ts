import { onInquiry } from '@console/api-kit';
import { contactsUsed, countedUses } from '@console/core-api';
import { saleSignal } from '../tables.ts';

// Managers must not learn of sale signals, so they are not named.
onInquiry(contactsUsed, (queries, contacts) =>
  countedUses(queries, 'other', { table: saleSignal, person: saleSignal.personId }, contacts),
);

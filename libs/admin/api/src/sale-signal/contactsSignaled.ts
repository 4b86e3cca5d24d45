import { onInquiry } from '@console/api-kit';
import { contactsUsed, countedUses } from '@console/core-api';
import { saleSignal } from '../tables.ts';

onInquiry(contactsUsed, (queries, contacts) =>
  countedUses(queries, 'sale_signal', { table: saleSignal, person: saleSignal.personId }, contacts),
);

import { onInquiry } from '@console/api-kit';
import { contactsUsed, countedUses } from '@console/core-api';
import { bookingContact } from '../tables.ts';

onInquiry(contactsUsed, (queries, contacts) =>
  countedUses(queries, 'booking', { table: bookingContact, person: bookingContact.personId }, contacts),
);

import { renewSortKeys } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { customer, person, referenceEntry } from './tables.ts';

// Keys of names are copied by triggers, to users too.
renewSortKeys(customer, [{ key: customer.nameSort, from: customer.name }]);
renewSortKeys(person, [
  {
    key: person.fullNameSort,
    text: sql`(${person.givenName} || ' ' || ${person.familyName})`,
    from: person.givenName,
  },
  { key: person.emailSort, from: person.email },
]);
renewSortKeys(
  referenceEntry,
  [
    {
      key: referenceEntry.searchText,
      text: sql`(${referenceEntry.reference} || ' ' || ${referenceEntry.title})`,
      from: referenceEntry.title,
    },
  ],
  referenceEntry.targetId,
);

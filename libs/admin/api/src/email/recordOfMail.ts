import { invalidInput, parseIri } from '@console/api-kit';
import { declaredMailTargets, type MailAbout, mailTargetOf } from '@console/core-api';

/** Returns the record of an id: `bookings/01J…`. @throws a violation when mails are not about such records. */
export function recordOfMail(record: string): MailAbout {
  const parsed = parseIri(record);
  const resource = declaredMailTargets().find((each) => mailTargetOf(each).of.prefix === parsed?.prefix);
  if (parsed && resource) return { resource, id: parsed.ulid };
  throw invalidInput({ path: 'record', message: 'No emails are written about such a record.' });
}

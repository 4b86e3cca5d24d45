import { invalidInput, parseIri } from '@console/api-kit';
import { declaredMailTargets, type MailAbout, mailTargetOf } from '@console/core-api';

/** Returns the record of an id: `bookings/01J…`. Null when no emails are written about such records. */
export function aboutOf(record: string): MailAbout | null {
  const parsed = parseIri(record);
  const resource = declaredMailTargets().find((each) => mailTargetOf(each).of.prefix === parsed?.prefix);
  return parsed && resource ? { resource, id: parsed.ulid } : null;
}

/** The same for an input. @throws a violation when no emails are written about such records. */
export function recordOfMail(record: string): MailAbout {
  const about = aboutOf(record);
  if (about) return about;
  throw invalidInput({ path: 'record', message: 'No emails are written about such a record.' });
}

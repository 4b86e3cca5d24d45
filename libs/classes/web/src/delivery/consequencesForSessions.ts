import { type Delivery, deliveryParts, keepsLinks } from '@console/classes-contracts';
import { countOf } from '@console/format';
import { missingLinks } from '../sessions/missingLinks.ts';

interface Session {
  readonly venue?: string | null | undefined;
  readonly meetingLink?: string | null | undefined;
}

/**
 * Returns sentences about the sessions of a class that takes place elsewhere. None when format and platform stay.
 *
 * @param sessions the sessions as they are saved.
 * @param edited the sessions as the form has them, where it edits them too.
 */
export function consequencesForSessions(
  from: Delivery,
  to: Delivery,
  sessions: readonly Session[],
  edited: readonly Session[] = sessions,
): string[] {
  const before = deliveryParts(from);
  const after = deliveryParts(to);
  const venues = sessions.filter(({ venue }) => venue).length;
  const links = sessions.filter(({ meetingLink }) => meetingLink).length;
  const drops = before.platform && links > 0 && !keepsLinks(from, to);
  const asksLinks = drops || from.deliveryFormat !== to.deliveryFormat;
  const former = new Set(drops ? sessions.map(({ meetingLink }) => meetingLink) : []);
  const left = edited.map((one) => (former.has(one.meetingLink) ? {} : one));
  const missing = asksLinks ? missingLinks(to.deliveryFormat, left) : 0;
  return [
    before.address && !after.address && venues > 0 && `The venue of ${countOf(venues, 'session')} is removed.`,
    drops && `The meeting link of ${countOf(links, 'session')} is removed.`,
    missing > 0 && `${countOf(missing, 'session')} still without a meeting link.`,
  ].filter((line) => line !== false);
}

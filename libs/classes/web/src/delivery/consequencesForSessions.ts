import { deliveryParts } from '@console/classes-contracts';
import { countOf } from '@console/format';
import { missingLinks } from '../sessions/missingLinks.ts';

interface Session {
  readonly venue?: string | null | undefined;
  readonly meetingLink?: string | null | undefined;
}

/** Returns sentences about the sessions of a class that gets another delivery format. None when the format stays. */
export function consequencesForSessions(from: string, to: string, sessions: readonly Session[]): string[] {
  const before = deliveryParts({ deliveryFormat: from });
  const after = deliveryParts({ deliveryFormat: to });
  const venues = sessions.filter(({ venue }) => venue).length;
  const links = sessions.filter(({ meetingLink }) => meetingLink).length;
  const missing = from === to ? 0 : missingLinks(to, sessions);
  return [
    before.address && !after.address && venues > 0 && `The venue of ${countOf(venues, 'session')} is removed.`,
    before.platform && !after.platform && links > 0 && `The meeting link of ${countOf(links, 'session')} is removed.`,
    missing > 0 && `${countOf(missing, 'session')} still without a meeting link.`,
  ].filter((line) => line !== false);
}

import { deliveryParts, momentsOf } from '@console/classes-contracts';
import type { SessionTimes } from './wholeClass.ts';

interface TypedSession {
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly meetingLink: string | null;
  readonly venue?: string | null;
}

/**
 * The times of a session whose day and hours were typed in UTC. A meeting link of a class on site or in a training
 * centre is dropped, as the forms drop it, and so is a venue of a virtual class.
 */
export function sessionTimes(
  { date, startsAt, endsAt, meetingLink, venue = null }: TypedSession,
  trainingClass: Parameters<typeof deliveryParts>[0],
): SessionTimes {
  const used = deliveryParts(trainingClass);
  return {
    ...momentsOf({ date, startsAt, endsAt }),
    meetingLink: used.meetingLink ? meetingLink : null,
    venue: used.venue ? venue : null,
  };
}

import { attendances } from '@console/classes-contracts';
import { countOf } from '@console/format';

interface TakenSeat {
  /** One of `attendances` for each day of the class; empty after the seat was lost. */
  readonly attendances: readonly string[];
  /** When the class begins. Null without sessions. */
  readonly startsAt: string | null | undefined;
}

/**
 * Says how much of a class a delegate attended: 'Full', or '2 of 3 days' when the days differ. Null before the
 * class has begun, and after the seat was lost (decision 0079).
 */
export function attendanceText({ attendances: days, startsAt }: TakenSeat, now: Date): string | null {
  if (days.length === 0 || !startsAt || Date.parse(startsAt) > now.getTime()) return null;
  const kinds = new Set(days);
  const [only] = kinds;
  if (kinds.size === 1 && only !== undefined) return attendances.labelOf(only);
  const attended = days.filter((each) => each !== 'none').length;
  return `${attended} of ${countOf(days.length, 'day')}`;
}

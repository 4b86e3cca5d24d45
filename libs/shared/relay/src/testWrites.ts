import type { IEnvironment } from 'relay-runtime';
import type { Changes } from './follow/Changes.ts';
import { followerOf } from './follow/Follower.ts';

let changes = 0;

/** Returns the change of a write to bookings. */
export function writtenTo(...ids: string[]): Changes {
  changes += 1;
  const records = ids.map((id) => ({ id, type: 'Booking', version: null, kind: 'updated' as const }));
  return { gap: false, changes: [{ id: `write ${changes}`, key: null, records, touched: [], lists: [] }] };
}

/** Applies the change of a write of this tab to bookings, as its answer does. */
export function writeBookings(environment: IEnvironment, ...ids: string[]): void {
  followerOf(environment).applyOwn(writtenTo(...ids), new Set(), false);
}

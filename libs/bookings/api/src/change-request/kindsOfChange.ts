import type { Queries } from '@console/api-kit/database';
import { type ChangeRequestKind, whyNotKind } from '@console/bookings-contracts';
import { type Impact, onlyRefusals, refusalOf } from '@console/core-api';
import { changeAttendees } from './changeAttendees.ts';
import { changeClass } from './changeClass.ts';
import { changeDates } from './changeDates.ts';
import { changeTrainer } from './changeTrainer.ts';
import type { KindOfChange } from './KindOfChange.ts';
import { requestedChange } from './RequestedChange.ts';
import { transferDelegate } from './transferDelegate.ts';

/** The kinds of change, one object each. */
export const kindsOfChange: Readonly<Record<ChangeRequestKind, KindOfChange>> = {
  dates: changeDates,
  class: changeClass,
  trainer: changeTrainer,
  attendees: changeAttendees,
  transfer: transferDelegate,
};

/**
 * Returns the records that a request would touch now: nothing once it is closed. When it cannot be made now, only the
 * reasons.
 */
export async function impactNow(queries: Queries, id: string, now: Date): Promise<Impact[]> {
  const change = await requestedChange(queries, id);
  if (!change) return [];
  const reason = whyNotKind(change.kind, change.item);
  if (reason !== null) return refusalOf(change.class, reason);
  return onlyRefusals(await kindsOfChange[change.kind].impacts(queries, change, now));
}

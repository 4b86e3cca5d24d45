import { days, random } from '@console/api-kit/seeding';
import type { bookingContact, telling } from '../tables.ts';
import { cancellationOf } from './cancellation.ts';
import type { Framed } from './framed.ts';

/** People are told within these days. Of a later cancellation or postponement, some still have to hear. */
const TOLD_WITHIN = 14;

/** Which contacts of a booking the account manager told that the booking, or a class of it, is canceled or postponed. */
export function tellingRows(
  { planned, frame }: Framed,
  contacts: readonly (typeof bookingContact.$inferInsert)[],
  now: Date,
): (typeof telling.$inferInsert)[] {
  const since = sinceOf({ planned, frame });
  if (!since) return [];
  // The other data of the booking would change if its own numbers were taken.
  const draw = random('tellings', planned.id);
  const share = since < days.addDays(now, -TOLD_WITHIN) ? 0.95 : 0.5;
  const told = contacts.filter(() => draw.chance(share));
  return told.map(({ bookingId, personId }) => {
    const at = days.earliest(now, new Date(since.getTime() + draw.between(15, 120) * 60_000));
    const by = { createdBy: frame.accountManagerId, createdAt: at, updatedBy: frame.accountManagerId, updatedAt: at };
    return { ...by, id: draw.id(at), bookingId, personId };
  });
}

/** Since when there is something to tell: the last cancellation of an item, or the postponement of a class. */
function sinceOf({ planned, frame }: Framed): Date | null {
  const canceled = planned.items.flatMap((item) => cancellationOf(item).canceledAt ?? []);
  const postponed = planned.heldByClass ? [frame.updatedAt] : [];
  const [first, ...others] = [...canceled, ...postponed];
  return first ? days.latest(first, ...others) : null;
}

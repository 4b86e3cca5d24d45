import { foresee, onInquiry } from '@console/api-kit';
import { bookingItemRebooked, impactOfChangeRequest, type RequestedChange } from '@console/bookings-api';

/** The invoices that a requested change touches, or that do not allow it. */
onInquiry(impactOfChangeRequest, async (queries, change) => {
  const rebooked = rebookedBy(change);
  return rebooked ? foresee(queries, bookingItemRebooked, { booking: change.booking, ...rebooked }) : [];
});

/** The item as the change would leave it. Null when the change does not concern what is billed. */
function rebookedBy({ kind, item: before, request, to }: RequestedChange) {
  if (before.type === 'private') return null;
  const ofSeats = (quantity: number) => ({ ...before, quantity, net: before.unitPrice * quantity });
  if (kind === 'attendees') return { before, item: ofSeats(request.newMaxAttendees ?? 0), transferred: null };
  const there = to ? { classId: to.id, title: to.title } : {};
  if (kind === 'transfer' && before.quantity > 1) {
    return { before, item: ofSeats(before.quantity - 1), transferred: { ...ofSeats(1), ...there } };
  }
  return { before, item: { ...before, ...there }, transferred: null };
}

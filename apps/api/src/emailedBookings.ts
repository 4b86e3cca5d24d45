import type { seed as admin } from '@console/admin-api';
import type { seed as bookings } from '@console/bookings-api';
import { seed as classes } from '@console/classes-api';
import { seed as core } from '@console/core-api';

type FramedBooking = Awaited<ReturnType<typeof bookings.insertBookings>>[number];

/**
 * Returns the demo data's bookings as their emails mention them. There are no emails about drafts and canceled
 * bookings.
 */
export function emailedBookings(framed: readonly FramedBooking[], firstNumber: number): admin.EmailedBooking[] {
  return framed.flatMap(({ planned: { id, customer, index, bookedAt, status, items }, frame }) => {
    const [first] = items;
    if (!first || status === 'draft' || status === 'canceled') return [];
    return [
      {
        id,
        classId: first.class.id,
        reference: `BK-${firstNumber + index}`,
        course: first.class.course.title,
        bookedAt,
        startsAt: classes.startOf(first.class),
        accountManagerId: frame.accountManagerId,
        booker: core.contactAt(customer, 0),
        biller: core.contactAt(customer, 1),
      },
    ];
  });
}

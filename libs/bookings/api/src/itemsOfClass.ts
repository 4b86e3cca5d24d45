import { builder, many } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { BookingItem } from './nodes.ts';

import { bookingItem } from './tables.ts';

builder.objectField(TrainingClass.ref, 'bookingItems', (t) =>
  many(t, {
    of: () => BookingItem,
    by: bookingItem.classId,
    description: 'The items of bookings that reserve its places, the latest first. Canceled ones are among them.',
    order: { createdAt: bookingItem.createdAt },
    defaultOrder: { createdAt: 'DESC' },
  }),
);

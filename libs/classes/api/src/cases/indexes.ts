import type { IndexCase } from '@console/api-kit/testing';

/** The statements of this domain that need an index although no list declares them. */
export const indexes: readonly IndexCase[] = [
  { table: 'training_class', where: `trainer_id = 'x'`, order: 'starts_at, id' },
  { table: 'training_class', where: `customer_id = 'x'`, order: 'starts_at, id' },
  { table: 'training_class', where: `status = 'postponed'`, order: 'starts_at, id' },
  { table: 'training_class', where: `address_id = 'x'`, order: 'address_id' },
  { table: 'training_seat_reservation', where: `class_id = 'x'`, order: 'live_seat_number' },
];

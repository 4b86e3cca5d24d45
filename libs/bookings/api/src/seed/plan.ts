import type { Random } from '@console/api-kit/seeding';
import type { BookingStatus } from '@console/bookings-contracts';
import type { seed as classes } from '@console/classes-api';
import type { seed as core } from '@console/core-api';

export type Status = BookingStatus;

export interface PlannedItem {
  id: string;
  type: 'public' | 'private';
  class: classes.PlannedClass;
  quantity: number;
  unitPrice: number;
  status: Status;
}

export interface PlannedBooking {
  index: number;
  id: string;
  bookedAt: Date;
  customer: core.SeededCustomer;
  items: PlannedItem[];
  status: Status;
  /** The status of the booking, regardless of its dates. */
  fixedStatus?: Status;
  /** Whether the booking is on hold because one of its classes is postponed. */
  heldByClass?: boolean;
  draw: Random;
}

/** The records that are created before the bookings and that the bookings refer to. */
export interface Business {
  catalogue: classes.Catalogue;
  trainers: readonly classes.SeededTrainer[];
  staff: core.SeededStaff;
  customers: number;
  bookings: number;
}

import type { Writing } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { bookingItem } from '../tables.ts';

/** Publishes the classes of a booking, because each shows who was told. */
export async function touchClasses(writing: Writing, bookingId: string): Promise<void> {
  const { classId } = bookingItem;
  const classes = await writing.tx
    .selectDistinct({ classId })
    .from(bookingItem)
    .where(eq(bookingItem.bookingId, bookingId));
  for (const one of classes) writing.touch(TrainingClass, one.classId);
}

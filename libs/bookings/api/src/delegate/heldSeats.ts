import { releasedByCancellation } from '@console/classes-api';
import { sql } from 'drizzle-orm';

/**
 * The condition for the reservations `r` that count for a list of the people of a class: those not released. For a canceled
 * class, those that it had when it was canceled.
 */
export const heldAtLast = (classId: string) =>
  sql`r.class_id = ${classId} AND r.released_at IS NOT DISTINCT FROM ${releasedByCancellation(sql`${classId}`)}`;

import { exists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { trainerCourse } from '../tables.ts';

/** The condition for rows whose trainer teaches a course. `trainerId` is the column with the trainer. */
export function teaches(trainerId: AnyPgColumn, courseId: string): SQL {
  return exists(
    sql`(select 1 from ${trainerCourse} where ${trainerCourse.trainerId} = ${trainerId} and ${trainerCourse.courseId} = ${courseId})`,
  );
}

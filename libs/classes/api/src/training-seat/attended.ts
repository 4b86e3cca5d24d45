import { loadBatched, type RequestContext } from '@console/api-kit';
import { and, inArray, ne } from 'drizzle-orm';
import { trainingSeat } from '../tables.ts';

/** Whether attendance is recorded on a day of a class. One statement answers for all classes of a request. */
export async function isAttended(context: RequestContext, classId: string): Promise<boolean> {
  const attended = await loadBatched<true>(context, isAttended, classId, async (classIds) => {
    const rows = await context.database
      .selectDistinct({ classId: trainingSeat.classId })
      .from(trainingSeat)
      .where(and(inArray(trainingSeat.classId, [...classIds]), ne(trainingSeat.attendance, 'none')));
    return new Map(rows.map((row) => [row.classId, true]));
  });
  return attended ?? false;
}

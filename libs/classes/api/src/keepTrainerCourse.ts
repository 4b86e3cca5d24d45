import type { RowOf, Writing } from '@console/api-kit';
import { trainerSkillLabels as labels } from '@console/classes-contracts';
import { formatMoney } from '@console/format';
import { eq } from 'drizzle-orm';
import { Trainer } from './nodes.ts';
import { course, type trainerCourse } from './tables.ts';

type TrainerCourseRow = RowOf<typeof trainerCourse>;

/**
 * Keeps in the history of a trainer how well the trainer teaches a course, and the day rate: 'COMM-215 Time
 * Management, Internal competency 3, Day rate £405.00'.
 *
 * @param from null for a course that the trainer gets.
 */
export async function keepTrainerCourse(
  writing: Writing,
  from: TrainerCourseRow | null,
  to: TrainerCourseRow,
): Promise<void> {
  const [taught] = await writing.tx
    .select({ reference: course.reference, title: course.title })
    .from(course)
    .where(eq(course.id, to.courseId));
  const lines = (row: TrainerCourseRow | null) =>
    row && taught ? [lineOf(`${taught.reference} ${taught.title}`, row)] : [];
  writing.keepParts(Trainer, { id: to.trainerId }, 'courses', lines(from), lines(to));
}

function lineOf(taught: string, { competency, competencySelf, rate }: TrainerCourseRow): string {
  return [
    taught,
    competency !== null && `${labels.competency} ${competency}`,
    competencySelf !== null && `${labels.competencySelf} ${competencySelf}`,
    rate !== null && `${labels.rate} ${formatMoney(rate)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

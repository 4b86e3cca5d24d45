import type { RowOf, Writing } from '@console/api-kit';
import { trainerSkillLabels as labels } from '@console/classes-contracts';
import { formatMoney } from '@console/format';
import { eq } from 'drizzle-orm';
import { Trainer } from '../nodes.ts';
import { course, type trainerCourse } from '../tables.ts';

type TrainerCourseRow = RowOf<typeof trainerCourse>;

/**
 * Keeps in the history of a trainer how well the trainer teaches a course, and the day rate: 'COMM-215 Time
 * Management, Internal competency 3, Day rate £405.00'.
 *
 * @param taught the trainer and the course.
 * @param from null for a course that the trainer gets.
 * @param to null for a course that is removed.
 */
export async function keepTrainerCourse(
  writing: Writing,
  taught: Pick<TrainerCourseRow, 'trainerId' | 'courseId'>,
  from: TrainerCourseRow | null,
  to: TrainerCourseRow | null,
): Promise<void> {
  const [named] = await writing.tx
    .select({ reference: course.reference, title: course.title })
    .from(course)
    .where(eq(course.id, taught.courseId));
  const lines = (row: TrainerCourseRow | null) =>
    row && named ? [lineOf(`${named.reference} ${named.title}`, row)] : [];
  writing.keepParts(Trainer, { id: taught.trainerId }, 'courses', lines(from), lines(to));
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

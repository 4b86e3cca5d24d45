import type { Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotChangeClass } from '@console/classes-contracts';
import { asc, eq } from 'drizzle-orm';
import { type ClassRow, classTrainerChanged } from '../classEffects.ts';
import { TrainingClass } from '../nodes.ts';
import { trainingSession } from '../tables.ts';
import { trainerToTeach } from './trainerOfClass.ts';

/** Details of a class that change in the same write. An undefined one stays. */
type Details = { readonly [Name in 'brandId' | 'title' | 'purchaseOrderReference']?: ClassRow[Name] | undefined };

/**
 * Gives a class another trainer. Purchase orders to trainers follow.
 *
 * @param before the class, locked.
 * @param trainer the IRI of a trainer who can teach the class. Null for no trainer.
 * @throws the refusal when the class cannot change, and a violation when the trainer cannot teach it.
 */
export async function changeTrainer(
  writing: Writing,
  before: ClassRow,
  trainer: string | null,
  details: Details = {},
): Promise<ClassRow> {
  writing.refuseIf(whyNotChangeClass(before));
  const trainerId = trainer && (await trainerToTeach(writing, trainer, teachingOf(writing.tx, before)));
  const changed = await writing.update(TrainingClass, before, { ...details, trainerId });
  if (changed.trainerId !== before.trainerId) await writing.announce(classTrainerChanged, { class: changed, before });
  return changed;
}

/** What a new trainer of a class must be able to teach. A postponed class has no dates yet, so no other class can be at the same time. */
export const teachingOf = (queries: Queries, own: ClassRow) => ({
  own,
  courseVersionId: own.courseVersionId,
  sessions: async () =>
    own.status === 'postponed'
      ? []
      : queries
          .select()
          .from(trainingSession)
          .where(eq(trainingSession.classId, own.id))
          .orderBy(asc(trainingSession.startsAt)),
});

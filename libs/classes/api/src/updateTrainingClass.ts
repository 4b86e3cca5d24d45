import { invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import { updateTrainingClassInput, whyNotChangeClass, whyNotTeach } from '@console/classes-contracts';
import { and, asc, eq } from 'drizzle-orm';
import { type ClassRow, classTrainerChanged } from './classEffects.ts';
import { Trainer, TrainingClass } from './nodes.ts';

import { courseVersion, trainerCourse, trainingSession } from './tables.ts';
import { type NamedTrainer, whyBusy, withName } from './trainerOfClass.ts';

mutationField('updateTrainingClass', {
  description: 'Changes the fields that the input names, such as the trainer. Purchase orders to trainers follow.',
  rule: staff,
  input: updateTrainingClassInput,
  changes: TrainingClass,
  write: async (writing, { trainer, ...input }) => {
    const before = await writing.lock(TrainingClass, input);
    writing.refuseIf(whyNotChangeClass(before));
    const trainerId = trainer && (await trainerToTeach(writing, before, trainer));
    const changed = await writing.update(TrainingClass, before, { trainerId });
    if (changed.trainerId !== before.trainerId) await writing.announce(classTrainerChanged, { class: changed, before });
    return changed;
  },
});

/** @throws a violation when the trainer cannot teach the class. */
async function trainerToTeach(writing: Writing, trainingClass: ClassRow, iri: string): Promise<string> {
  const held = await writing.hold(Trainer, iri, 'trainer');
  const { id } = held;
  if (id === trainingClass.trainerId) return id;
  const trainer = await withName(writing, held);
  const teaches = await teachesCourseOf(writing, id, trainingClass);
  const message = whyNotTeach({ ...trainer, teaches }) ?? (await firstBusy(writing, trainer, trainingClass));
  if (message !== null) throw invalidInput({ path: 'trainer', message });
  return id;
}

async function teachesCourseOf({ tx }: Writing, trainerId: string, { courseVersionId }: ClassRow): Promise<boolean> {
  const [found] = await tx
    .select({ id: trainerCourse.id })
    .from(trainerCourse)
    .innerJoin(courseVersion, eq(courseVersion.courseId, trainerCourse.courseId))
    .where(and(eq(trainerCourse.trainerId, trainerId), eq(courseVersion.id, courseVersionId)))
    .limit(1);
  return found !== undefined;
}

/** A postponed class has no dates yet, so no other class can be at the same time. */
async function firstBusy(writing: Writing, trainer: NamedTrainer, trainingClass: ClassRow): Promise<string | null> {
  if (trainingClass.status === 'postponed') return null;
  const sessions = await writing.tx
    .select()
    .from(trainingSession)
    .where(eq(trainingSession.classId, trainingClass.id))
    .orderBy(asc(trainingSession.startsAt));
  const [first = null] = (await whyBusy(writing, trainer, trainingClass, sessions)).values();
  return first;
}

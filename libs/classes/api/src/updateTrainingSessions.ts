import { mutationField, staff, type Writing } from '@console/api-kit';
import { updateTrainingSessionsInput, whyNotEditSessions } from '@console/classes-contracts';
import { sql } from 'drizzle-orm';
import { keepSessions } from './keepSessions.ts';
import { TrainingClass, TrainingSession } from './nodes.ts';
import { planSessions, refuseSessions, type SessionEdit, sessionsToEdit } from './sessionEdit.ts';
import { addSessions } from './wholeClass.ts';

mutationField('updateTrainingSessions', {
  description:
    'Adds, moves, changes and removes the sessions of a class. Its seats, its dates and those of its public schedule follow.',
  rule: staff,
  input: updateTrainingSessionsInput,
  describe: {
    sessions:
      'All sessions of the class. One without an id is new, and one that is left out is removed. Meeting links are kept for virtual and other classes, venues for all but virtual classes.',
    reason: 'Needed when a session of a class with reserved seats moves or is removed.',
  },
  changes: TrainingClass,
  write: async (writing, { sessions: given, reason = null, ...input }) => {
    writing.explain(reason);
    const before = await writing.lock(TrainingClass, input);
    writing.refuseIf(whyNotEditSessions(before));
    if (!given) return before;
    const edit = planSessions(before, await sessionsToEdit(writing, before), given);
    await refuseSessions(writing, before, edit, reason);
    await write(writing, edit);
    await addSessions(
      writing,
      before,
      edit.added.map(({ to }) => to),
    );
    for (const session of edit.removed) await writing.remove(TrainingSession, session);
    const changed = await writing.update(TrainingClass, before, {});
    keepSessions(
      writing,
      changed,
      [...edit.changed.map(({ session }) => session), ...edit.removed],
      [...edit.changed, ...edit.added].map(({ to }) => to),
    );
    return changed;
  },
});

/** Two sessions may swap their times, so the database compares them only after all are changed. */
async function write(writing: Writing, { changed }: SessionEdit): Promise<void> {
  await writing.tx.execute(sql`SET CONSTRAINTS training_session_class_id_starts_at_key DEFERRED`);
  for (const { session, to } of changed) await writing.update(TrainingSession, session, to);
}

import type { Writing } from '@console/api-kit';
import { type updateTrainingSessionsInput, whyNotEditSessions } from '@console/classes-contracts';
import type * as z from 'zod/mini';
import type { ClassRow } from '../classEffects.ts';
import { TrainingClass, TrainingSession } from '../nodes.ts';
import { keepSessions } from '../training-class/keepSessions.ts';
import { addSessions } from '../training-class/wholeClass.ts';
import { writeSessions } from '../training-class/writeSessions.ts';
import { planSessions, refuseSessions, sessionsToEdit } from './sessionEdit.ts';

interface CheckedTrainer {
  /** The trainer who must be free at new times. */
  readonly trainerId: string | null;
}

/**
 * Adds, moves, changes and removes the sessions of a class. Its seats, its dates and those of its public schedule
 * follow. `rescheduleClass` gives new dates to a postponed class.
 *
 * @param before the class, locked.
 * @param given all sessions of the class, and the reason for the change. Nothing changes without sessions. Keep the
 *   reason in the history with {@link Writing.explain}.
 * @param checked the trainer who must be free at new times. None when the write checks another trainer afterwards.
 * @throws the refusal when the class cannot change, and a violation for each session that the rules refuse.
 */
export async function changeSessions(
  writing: Writing,
  before: ClassRow,
  { sessions, reason = null }: Pick<z.output<typeof updateTrainingSessionsInput>, 'sessions' | 'reason'>,
  { trainerId }: CheckedTrainer = before,
): Promise<ClassRow> {
  writing.refuseIf(whyNotEditSessions(before));
  if (!sessions) return before;
  const edit = planSessions(before, await sessionsToEdit(writing, before), sessions);
  await refuseSessions(writing, { ...before, trainerId }, edit, reason);
  await writeSessions(writing, edit.changed);
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
}

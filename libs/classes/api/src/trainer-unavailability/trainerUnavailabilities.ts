import { invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import {
  createTrainerUnavailabilityInput,
  deleteTrainerUnavailabilityInput,
  type UnavailablePeriod,
  updateTrainerUnavailabilityInput,
} from '@console/classes-contracts';
import { formatDateRange } from '@console/format';
import { and, eq, ne } from 'drizzle-orm';
import { Trainer, TrainerUnavailability } from '../nodes.ts';
import { trainerUnavailability } from '../tables.ts';

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

mutationField('createTrainerUnavailability', {
  description:
    'Adds days on which a trainer cannot teach. Classes that the trainer has then stay as they are, and the period names them.',
  rule: staff,
  input: createTrainerUnavailabilityInput,
  changes: TrainerUnavailability,
  write: async (writing, { trainer, fromDay, toDay, note }) => {
    const { id: trainerId } = await writing.hold(Trainer, trainer, 'trainer');
    const period = { trainerId, fromDay: midnight(fromDay), toDay: midnight(toDay), note };
    await refuseSamePeriod(writing, period);
    const made = await writing.insert(TrainerUnavailability, period);
    keepDays(writing, trainerId, null, made);
    return made;
  },
});

mutationField('updateTrainerUnavailability', {
  description: 'Changes the days on which a trainer cannot teach, or the reason.',
  rule: staff,
  input: updateTrainerUnavailabilityInput,
  changes: TrainerUnavailability,
  write: async (writing, { fromDay: first, toDay: last, note, ...input }) => {
    const { row } = await writing.lockBelow(TrainerUnavailability, input, ({ trainerId }) =>
      writing.lockRow(Trainer, trainerId),
    );
    const fromDay = first ? midnight(first) : row.fromDay;
    const toDay = last ? midnight(last) : row.toDay;
    if (toDay < fromDay) throw invalidInput({ path: 'toDay', message: 'To must not be before From' });
    await refuseSamePeriod(writing, { id: row.id, trainerId: row.trainerId, fromDay, toDay });
    const changed = await writing.update(TrainerUnavailability, row, { fromDay, toDay, note });
    keepDays(writing, row.trainerId, row, changed);
    return changed;
  },
});

mutationField('deleteTrainerUnavailability', {
  description: 'Removes days on which a trainer could not teach.',
  rule: staff,
  input: deleteTrainerUnavailabilityInput,
  deletes: TrainerUnavailability,
  write: async (writing, input) => {
    const row = await writing.lock(TrainerUnavailability, input, 'update');
    await writing.remove(TrainerUnavailability, row);
    keepDays(writing, row.trainerId, row, null);
    return row;
  },
});

/**
 * Refuses a period that the trainer has already. Periods may overlap, but the very same days are a mistake. Hold the
 * trainer before, so that nobody records the same days at once.
 *
 * @param period the period to save, with its `id` when it is changed.
 * @throws a violation of `fromDay`.
 */
async function refuseSamePeriod({ tx }: Writing, period: SavedPeriod): Promise<void> {
  const { id = '', trainerId, fromDay, toDay } = period;
  const table = trainerUnavailability;
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.trainerId, trainerId), eq(table.fromDay, fromDay), eq(table.toDay, toDay), ne(table.id, id)))
    .limit(1);
  if (same) throw invalidInput({ path: 'fromDay', message: 'These days are recorded as unavailable already.' });
}

interface SavedPeriod {
  readonly id?: string;
  readonly trainerId: string;
  readonly fromDay: Date;
  readonly toDay: Date;
}

/** Keeps unavailable days in the history of their trainer: '14 – 18 Dec 2026 (Holiday)'. */
function keepDays(writing: Writing, id: string, from: UnavailablePeriod | null, to: UnavailablePeriod | null): void {
  const lines = (period: UnavailablePeriod | null) =>
    period ? [formatDateRange(period.fromDay, period.toDay) + (period.note ? ` (${period.note})` : '')] : [];
  writing.keepParts(Trainer, { id }, 'unavailableDays', lines(from), lines(to));
}

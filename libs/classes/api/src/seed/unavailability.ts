import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { trainerUnavailability } from '../tables.ts';
import type { SeededTrainer } from './trainers.ts';

const REASONS = ['Holiday', 'Holiday', 'Family leave', 'Works for another client', 'Conference'] as const;

/** How far the periods reach into the future. */
const WEEKS_AHEAD = 26;
const WEEKS_BETWEEN = 9;

/**
 * Makes trainers unavailable in weeks in which they have no class. Call it after the classes are planned: their days
 * are in `busy`.
 */
export async function seedUnavailability({ tx, now, since }: SeedContext, trainers: readonly SeededTrainer[]) {
  const until = days.dayOf(now) + WEEKS_AHEAD * 7;
  const rows = trainers.flatMap(({ id, busy }, index) => {
    const draw = random('unavailable trainer', index);
    const mondays: number[] = [];
    const first = days.dayOf(since) + draw.between(0, WEEKS_BETWEEN - 1) * 7;
    const start = first - days.weekday(first);
    for (let monday = start; monday < until; monday += WEEKS_BETWEEN * 7) mondays.push(monday);
    return mondays.flatMap((monday) => {
      const length = draw.between(1, 5);
      const note = draw.pick(REASONS);
      const taken = Array.from({ length }, (_, later) => monday + later).some((day) => busy.has(day));
      if (taken) return [];
      const createdAt = days.earliest(now, days.at(monday - draw.between(14, 60)));
      const [fromDay, toDay] = [days.at(monday), days.at(monday + length - 1)];
      return [{ id: draw.id(createdAt), trainerId: id, fromDay, toDay, note, createdAt, updatedAt: createdAt }];
    });
  });
  await insertRows(tx, trainerUnavailability, rows);
}

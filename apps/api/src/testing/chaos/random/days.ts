import type { Surroundings } from './RandomAction.ts';

/** How far the days of writes, and the lock dates, go back. */
const DAYS_BACK = 20;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export const today = (): string => daysAgo(0);

/** Today, or a day shortly before, which may lie before the lock date. Never before the `first` day. */
export function recentDay({ draw }: Surroundings, first = ''): string {
  const day = daysAgo(draw.chance(0.5) ? 0 : draw.between(1, DAYS_BACK));
  return day < first ? first : day;
}

import * as z from 'zod/mini';
import { recentKey } from './forgetRecent.ts';

const recentSchema = z.array(
  z.object({ entity: z.string(), path: z.string(), reference: z.string(), title: z.string() }),
);

/** A record that somebody has looked at. */
export type RecentRecord = z.infer<typeof recentSchema>[number];

const SHOWN = 8;
/** One more than is shown, since what is on screen is not offered. */
const KEPT = SHOWN + 1;

function read(userId: string): RecentRecord[] {
  try {
    const kept = recentSchema.safeParse(JSON.parse(localStorage.getItem(recentKey(userId)) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

function write(userId: string, records: readonly RecentRecord[]): void {
  try {
    localStorage.setItem(recentKey(userId), JSON.stringify(records.slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

/** The records that a person looked at last, in this browser. */
export const recentRecords = {
  /** Without the one that is on screen. */
  of: (userId: string, path: string): RecentRecord[] =>
    read(userId)
      .filter((record) => record.path !== path)
      .slice(0, SHOWN),
  add(userId: string, record: RecentRecord): void {
    write(userId, [record, ...read(userId).filter(({ path }) => path !== record.path)]);
  },
  /** It is not there any more. */
  drop(userId: string, path: string): void {
    write(
      userId,
      read(userId).filter((record) => record.path !== path),
    );
  },
};

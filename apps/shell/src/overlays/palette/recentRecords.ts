import * as z from 'zod/mini';
import { recentKey } from './forgetRecent.ts';

const recentSchema = z.array(
  z.object({ entity: z.string(), path: z.string(), reference: z.string(), title: z.string() }),
);

/** A record whose screen the user has opened. */
export type RecentRecord = z.infer<typeof recentSchema>[number];

const SHOWN = 8;
/** One record more than the palette shows, because it leaves out the record on screen. */
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
    // Without local storage there are no recent records.
  }
}

/** The records that a user opened last in this browser. */
export const recentRecords = {
  /** Returns the recent records without the one on screen. */
  of: (userId: string, path: string): RecentRecord[] =>
    read(userId)
      .filter((record) => record.path !== path)
      .slice(0, SHOWN),
  /** Puts a record first. */
  add(userId: string, record: RecentRecord): void {
    write(userId, [record, ...read(userId).filter(({ path }) => path !== record.path)]);
  },
  /** Removes a record that no longer exists. */
  drop(userId: string, path: string): void {
    write(
      userId,
      read(userId).filter((record) => record.path !== path),
    );
  },
};

import type { IEnvironment } from 'relay-runtime';
import { refreshStale } from './displayedQueries.ts';

/** The ids of records that a write changed beyond its answer, or 'everything' when lists may have changed. */
export type Touched = readonly string[] | 'everything';

/** Marks records in the store as outdated. A navigation that needs them waits for new data. */
export function invalidate(environment: IEnvironment, touched: Touched): void {
  environment.commitUpdate((store) => {
    // Every query starts at the root.
    if (touched === 'everything') store.getRoot().invalidateRecord();
    else for (const id of touched) store.get(id)?.invalidateRecord();
  });
}

/**
 * Marks records as outdated. Displayed queries with these records, of all remotes, are requested again and keep their
 * old data until then.
 */
export function touch(environment: IEnvironment, touched: Touched): void {
  invalidate(environment, touched);
  refreshStale(environment);
}

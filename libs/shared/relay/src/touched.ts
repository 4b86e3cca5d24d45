import type { IEnvironment } from 'relay-runtime';
import { refreshStale } from './shownQueries.ts';

/** The ids of the records that a write changed beyond its answer, or every list: something is new. */
export type Touched = readonly string[] | 'everything';

/** Marks records in the store as old. A navigation that needs them waits for new ones. */
export function invalidate(environment: IEnvironment, touched: Touched): void {
  environment.commitUpdate((store) => {
    // Every query begins at the root.
    if (touched === 'everything') store.getRoot().invalidateRecord();
    else for (const id of touched) store.get(id)?.invalidateRecord();
  });
}

/** Marks records as old; what shows them now, of whatever remote, asks for them again and goes on showing what it has meanwhile. */
export function touch(environment: IEnvironment, touched: Touched): void {
  invalidate(environment, touched);
  refreshStale(environment);
}

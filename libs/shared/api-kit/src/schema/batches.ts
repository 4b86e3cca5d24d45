import DataLoader from 'dataloader';
import type { RequestContext } from './context.ts';

const batches = new WeakMap<RequestContext, Map<unknown, DataLoader<string, unknown>>>();

/** Forgets what a request has read, so that reads after a write see it. */
export function forgetBatches(context: RequestContext): void {
  batches.delete(context);
}

/**
 * Collects the keys that many rows ask for at the same time, and calls `load` once for all of them. A key is loaded
 * once in a request.
 *
 * @param batchKey identifies the batch: calls with the same object (a column, or a field of the query) are collected
 *   together.
 * @param load receives each key once and returns a map. A key that the map lacks gives undefined.
 */
export function loadBatched<Value>(
  context: RequestContext,
  batchKey: object,
  key: string,
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Value | undefined> {
  let ofRequest = batches.get(context);
  if (!ofRequest) {
    ofRequest = new Map();
    batches.set(context, ofRequest);
  }
  let batch = ofRequest.get(batchKey) as DataLoader<string, Value | undefined> | undefined;
  if (!batch) {
    batch = new DataLoader(async (keys) => {
      const values = await load(keys);
      return keys.map((each) => values.get(each));
    });
    ofRequest.set(batchKey, batch);
  }
  return batch.load(key);
}

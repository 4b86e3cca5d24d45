import DataLoader from 'dataloader';
import type { RequestContext } from './context.ts';

const batches = new WeakMap<RequestContext, Map<unknown, DataLoader<string, unknown>>>();

/** Forgets what a request has read: after a write the next reader asks again. */
export function forgetBatches(context: RequestContext): void {
  batches.delete(context);
}

/**
 * Gathers what many rows ask for at the same time into one call of `load`, within one request.
 *
 * @param what names the batch: all calls with the same object (a column, a field of the query) go together.
 * @param load is given the keys, each once, and answers a map; a key that it leaves out is answered with undefined.
 */
export function loadBatched<Value>(
  context: RequestContext,
  what: object,
  key: string,
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Value | undefined> {
  let ofRequest = batches.get(context);
  if (!ofRequest) {
    ofRequest = new Map();
    batches.set(context, ofRequest);
  }
  let batch = ofRequest.get(what) as DataLoader<string, Value | undefined> | undefined;
  if (!batch) {
    batch = new DataLoader(async (keys) => {
      const values = await load(keys);
      return keys.map((each) => values.get(each));
    });
    ofRequest.set(what, batch);
  }
  return batch.load(key);
}

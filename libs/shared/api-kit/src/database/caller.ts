import { AsyncLocalStorage } from 'node:async_hooks';

/** The one for whom statements run. */
export interface Caller {
  /** Aborts when nobody needs the statements any more. */
  readonly signal?: AbortSignal | undefined;
  /** The id of the user. Users take turns when connections are scarce. */
  readonly userId?: string | undefined;
}

const nobody: Caller = {};
const callers = new AsyncLocalStorage<Caller>();

/**
 * Runs work for a caller. After the caller's signal, statements that wait are dropped, a running one is canceled, and
 * a transaction rolls back instead of committing: they throw DatabaseUnavailable.
 *
 * Work whose result other requests share must not start inside it.
 */
export function onBehalfOf<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
  return callers.run(caller, work);
}

/** Returns the caller of the {@link onBehalfOf} around this code. */
export function currentCaller(): Caller {
  return callers.getStore() ?? nobody;
}

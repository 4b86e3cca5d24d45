import type { ConcreteRequest, IEnvironment, OperationDescriptor } from 'relay-runtime';

/** A query whose data is displayed. */
export interface DisplayedQuery {
  readonly artifact: ConcreteRequest;
  readonly operation: OperationDescriptor;
  /** True for a query that the page does not wait for, such as a total. */
  readonly deferred: boolean;
}

const displayed = new WeakMap<IEnvironment, Set<DisplayedQuery>>();

/** Returns every query whose data is displayed, of all remotes. */
export function displayedQueries(environment: IEnvironment): Set<DisplayedQuery> {
  const known = displayed.get(environment) ?? new Set();
  displayed.set(environment, known);
  return known;
}

import type { SentRequest } from './schemaNetwork.ts';

interface Requests {
  readonly requests: readonly SentRequest[];
}

type Variables = SentRequest['variables'];

/** Returns the requests of a list's query so far, the oldest first: for `rows` or for `counts`. */
export function listRequests({
  requests,
}: Requests): { readonly of: 'rows' | 'counts'; readonly variables: Variables }[] {
  return requests
    .filter(({ variables }) => 'rows' in variables)
    .map(({ variables }) => ({ of: variables.rows ? 'rows' : 'counts', variables }));
}

/** Returns the variables of a list's last request for rows: filters, order and page. */
export function lastRows(screen: Requests): Variables | undefined {
  const last = listRequests(screen).findLast(({ of }) => of === 'rows');
  if (!last) return undefined;
  const { rows, filtered, total, ...asked } = last.variables;
  return asked;
}

/** Returns the variables of each request of a list for counts, the oldest first. */
export function countRequests(screen: Requests): Variables[] {
  return listRequests(screen).flatMap(({ of, variables }) => (of === 'counts' ? [variables] : []));
}

/** Returns the variables of the last request of an operation, such as a search or a mutation. */
export function lastRequest({ requests }: Requests, operation: string): Variables | undefined {
  return requests.findLast((request) => request.operation === operation)?.variables;
}

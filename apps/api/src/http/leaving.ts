import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts when the client disconnects before it has the answer. */
export function leaving(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

import { connection } from '@console/platform';
import type { LiveOptions } from '@console/relay/live';
import type { DataRouter } from 'react-router';

/**
 * Leaves time for the first screen's deferred queries, such as its totals. The stream later also reports the changes of
 * this time.
 */
const AFTER_MS = 1_500;

/**
 * Subscribes to other users' changes, shortly after the first screen has rendered so as not to delay it. The console works without
 * the stream when the server has none. Code that could not be fetched is asked for again when the connection is back. Returns the function that unsubscribes.
 */
export function startLive(options: Omit<LiveOptions, 'request'>, router: DataRouter): () => void {
  const stop = new AbortController();
  const begin = async () => {
    if (stop.signal.aborted) return;
    const { followChanges } = await import(/* webpackChunkName: 'live' */ './liveChanges.ts');
    if (stop.signal.aborted) return;
    const end = followChanges(options);
    stop.signal.addEventListener('abort', end);
  };
  const attempt = () =>
    begin().catch(() => {
      connection.doubt();
      const forget = connection.onReturn(() => {
        forget();
        void attempt();
      });
      stop.signal.addEventListener('abort', forget);
    });
  void firstScreen(router, stop.signal).then(idle).then(attempt);
  return () => stop.abort();
}

function firstScreen(router: DataRouter, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
    signal.addEventListener('abort', unsubscribe);
  });
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const rest =
      'requestIdleCallback' in window ? () => requestIdleCallback(() => resolve(), { timeout: 1_000 }) : resolve;
    setTimeout(rest, AFTER_MS);
  });

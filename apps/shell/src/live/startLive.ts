import type { LiveOptions } from '@console/relay/live';
import type { ConsoleRouter } from '../routing/consoleRouter.tsx';

/** What a first screen asks for after it stands, such as its totals, comes first. What is written meanwhile is told later. */
const AFTER_MS = 1_500;

/**
 * Keeps the screens up to date with what others write, from shortly after the first one stands: nothing of this shall be in its way. Without a
 * server that tells of changes the console works as well.
 */
export function startLive(options: Omit<LiveOptions, 'request'>, router: ConsoleRouter): () => void {
  const stop = new AbortController();
  const begin = async () => {
    if (stop.signal.aborted) return;
    const { followChanges } = await import(/* webpackChunkName: 'live' */ './liveChanges.ts');
    if (stop.signal.aborted) return;
    const end = followChanges(options);
    stop.signal.addEventListener('abort', end);
  };
  // A script that does not come is noticed, and said, by the watch over releases.
  void firstScreen(router, stop.signal)
    .then(idle)
    .then(begin)
    .catch(() => {});
  return () => stop.abort();
}

function firstScreen(router: ConsoleRouter, signal: AbortSignal): Promise<void> {
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
    // Safari has no idle callback.
    const rest =
      'requestIdleCallback' in window ? () => requestIdleCallback(() => resolve(), { timeout: 1_000 }) : resolve;
    setTimeout(rest, AFTER_MS);
  });

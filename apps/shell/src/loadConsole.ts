import { ConsoleError } from '@console/platform';
import { useCallback, useEffect, useState } from 'react';
import type { ConsoleConfig } from './config/config.ts';
import type { StartedConsole } from './console/startConsole.ts';
import type { SessionStore, SignedIn } from './session/sessionStore.ts';

type ConsoleModule = typeof import('./console/index.ts');

/** Loads the code of the console: router, Relay and the federation runtime. @throws ConsoleError */
export function loadConsole(): Promise<ConsoleModule> {
  return import('./console/index.ts').catch((cause) => {
    throw new ConsoleError('CONSOLE_CODE_FAILED', { cause });
  });
}

let prepared = false;

/** Preloads the console and the scripts of its first screen while the user signs in. Errors are reported after sign-in. */
export function prepareConsole(): void {
  if (prepared) return;
  prepared = true;
  loadConsole()
    .then(({ prepareFirstScreen }) => prepareFirstScreen())
    .catch(() => {
      prepared = false;
    });
}

export type Start =
  | { readonly status: 'starting' }
  | {
      readonly status: 'started';
      readonly started: StartedConsole;
      readonly Console: ConsoleModule['Console'];
      /** Counts the starts. Each start mounts a new console. */
      readonly attempt: number;
      readonly restart: () => void;
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Starts the console for a signed-in user. A failed start can be retried without a page reload. `restart` starts it again from the
 * current registry; the running console stays on screen until the new one is ready.
 */
export function useStartedConsole(config: ConsoleConfig, session: SessionStore, person: SignedIn): Start {
  const [start, setStart] = useState<Start>({ status: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let wanted = true;
    let router: StartedConsole['router'] | undefined;
    setStart((before) => (before.status === 'started' ? before : { status: 'starting' }));
    loadConsole()
      .then(async ({ Console, startConsole }) => {
        const started = await startConsole(config, session, person);
        router = started.router;
        if (wanted) setStart({ status: 'started', started, Console, attempt, restart: retry });
        else router.dispose();
      })
      .catch((error: unknown) => wanted && setStart({ status: 'failed', error, retry }));
    return () => {
      wanted = false;
      router?.dispose();
    };
  }, [config, session, person, attempt, retry]);

  return start;
}

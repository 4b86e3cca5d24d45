import { ConsoleError } from '@console/platform';
import { useCallback, useEffect, useState } from 'react';
import type { ConsoleConfig } from './config.ts';
import type { StartedConsole } from './console/startConsole.ts';
import type { SessionStore, SignedIn } from './session/sessionStore.ts';

type ConsoleModule = typeof import('./console/index.ts');

/** Fetches the code of the signed-in console: router, Relay, the federation runtime. @throws ConsoleError */
export function loadConsole(): Promise<ConsoleModule> {
  return import('./console/index.ts').catch((cause) => {
    throw new ConsoleError('CONSOLE_CODE_FAILED', { cause });
  });
}

let prepared = false;

/** Fetches the console and the scripts of its first screen, because somebody begins to sign in; a failure is reported when they have. */
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
      /** Which start this is; another one is another console. */
      readonly attempt: number;
      readonly restart: () => void;
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Starts the console for somebody who has signed in. A failed start can be tried again without a reload, and a running console started anew
 * with what the registry says now; it stays on screen until the new one is there.
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

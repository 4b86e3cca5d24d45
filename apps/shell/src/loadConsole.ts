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

export type Start =
  | { readonly status: 'starting' }
  | { readonly status: 'started'; readonly started: StartedConsole; readonly Console: ConsoleModule['Console'] }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/** Starts the console for somebody who has signed in; a failed start can be tried again without a reload. */
export function useStartedConsole(config: ConsoleConfig, session: SessionStore, person: SignedIn): Start {
  const [start, setStart] = useState<Start>({ status: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    let wanted = true;
    let router: StartedConsole['router'] | undefined;
    setStart({ status: 'starting' });
    loadConsole()
      .then(async ({ Console, startConsole }) => {
        const started = await startConsole(config, session, person);
        router = started.router;
        if (wanted) setStart({ status: 'started', started, Console });
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

import { ConsoleError } from '@console/platform';
import { useCallback, useEffect, useState } from 'react';
import { loadConsole } from './loadConsole.ts';

export type Code<Pages> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly pages: Pages }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/** Loads the pages of visitors beside the sign-in page, which few people open. @throws ConsoleError */
export const loadVisitors = () =>
  import(/* webpackChunkName: 'visitors' */ './visitors/index.ts').catch((cause) => {
    throw new ConsoleError('CONSOLE_CODE_FAILED', { cause });
  });

/** Loads the page of a limited session. It shares its code with the console, which follows. @throws ConsoleError */
export const loadLimited = () => loadConsole().then((console) => console.loadLimited());

/** Loads code that is seldom needed. A failed attempt can be repeated. @param load the same function each time. */
export function useCode<Pages>(load: () => Promise<Pages>): Code<Pages> {
  const [code, setCode] = useState<Code<Pages>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the code
  useEffect(() => {
    let isWanted = true;
    setCode({ status: 'loading' });
    load().then(
      (pages) => isWanted && setCode({ status: 'loaded', pages }),
      (error: unknown) => isWanted && setCode({ status: 'failed', error, retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt, retry]);

  return code;
}

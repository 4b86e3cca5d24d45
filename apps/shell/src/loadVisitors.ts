import { ConsoleError } from '@console/platform';
import { useCallback, useEffect, useState } from 'react';

type VisitorPages = typeof import('./visitors/index.ts');

type Start =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly pages: VisitorPages }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/** Loads the pages of visitors beside the sign-in page. Few people open them. */
export function useVisitorPages(): Start {
  const [start, setStart] = useState<Start>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the code
  useEffect(() => {
    let isWanted = true;
    setStart({ status: 'loading' });
    import(/* webpackChunkName: 'visitors' */ './visitors/index.ts').then(
      (pages) => isWanted && setStart({ status: 'loaded', pages }),
      (cause) =>
        isWanted && setStart({ status: 'failed', error: new ConsoleError('CONSOLE_CODE_FAILED', { cause }), retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, retry]);

  return start;
}

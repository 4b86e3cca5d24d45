import { type Notice, notify } from '@console/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { MappedError } from './graphQLErrors.ts';
import { newIdempotencyKey, sendMutation } from './sendMutation.ts';
import { type Touched, touch } from './touched.ts';

export interface ConsoleMutation<TMutation extends MutationParameters> {
  /** One is on its way. */
  readonly pending: boolean;
  /** Why the latest attempt failed; null before, meanwhile and after a success. */
  readonly error: MappedError | null;
  /** Sends it, unless one is on its way already. Answers null when it failed or was not sent; it never throws. */
  readonly commit: (variables: TMutation['variables']) => Promise<TMutation['response'] | null>;
  /** Forgets the failure, because its dialog or form was left. */
  readonly reset: () => void;
}

interface MutationOptions<TMutation extends MutationParameters> {
  /** What staff are told once it is done, with the next step. */
  readonly success?: (response: TMutation['response']) => Pick<Notice, 'text' | 'link' | 'action' | 'details'>;
  /** What it changes besides the answer: whatever shows these records, of any remote, asks for them again. */
  readonly touches?: Touched | ((response: TMutation['response']) => Touched);
  /** Called when the server has decided against it. All that is shown is asked for again by itself. */
  readonly refused?: (error: MappedError) => void;
}

/**
 * The one way in which screens write. The answer goes into the Relay store, which updates every screen that shows the record.
 *
 * Every intent has an Idempotency-Key: trying again after a failure repeats the same write, so that one whose answer was lost is not
 * done twice. Other variables are another intent, and so is everything after a success.
 */
export function useConsoleMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: MutationOptions<TMutation> = {},
): ConsoleMutation<TMutation> {
  const environment = useRelayEnvironment();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<MappedError | null>(null);
  const sending = useRef(false);
  const intent = useRef<{ input: string; key: string } | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const commit = useCallback(
    (variables: TMutation['variables']) => {
      if (sending.current) return Promise.resolve(null);
      sending.current = true;
      setPending(true);
      setError(null);
      const input = JSON.stringify(variables);
      if (intent.current?.input !== input) intent.current = { input, key: newIdempotencyKey() };
      const { key } = intent.current;
      return new Promise<TMutation['response'] | null>((resolve) => {
        const end = (response: TMutation['response'] | null, failure: MappedError | null) => {
          sending.current = false;
          setPending(false);
          setError(failure);
          resolve(response);
        };
        sendMutation<TMutation>(environment, {
          mutation,
          variables,
          idempotencyKey: key,
          onDone: (response) => {
            intent.current = null;
            end(response, null);
            const { success, touches } = latest.current;
            if (touches) touch(environment, typeof touches === 'function' ? touches(response) : touches);
            if (success) {
              const { text, ...more } = success(response);
              notify.success(text, more);
            }
          },
          onFailed: (failure) => {
            end(null, failure);
            if (failure.refused) latest.current.refused?.(failure);
          },
        });
      });
    },
    [environment, mutation],
  );
  const reset = useCallback(() => setError(null), []);
  return { pending, error, commit, reset };
}

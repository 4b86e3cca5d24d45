import { type Notice, notify, useOnReturn } from '@console/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, getRequest, type MutationParameters } from 'relay-runtime';
import type { MappedError } from './graphQLErrors.ts';
import { newIntent, noteEarlier, takeKey } from './intent.ts';
import { sendMutation } from './sendMutation.ts';

/** The state and the functions of {@link useConsoleMutation}. */
export interface ConsoleMutation<TMutation extends MutationParameters> {
  /** True while a write is under way. */
  readonly pending: boolean;
  /**
   * The reason why the last attempt failed. Null before the first attempt, while one is under way, and after a success.
   * A missing connection is no reason any more when it is back, unless the write may have been made.
   */
  readonly error: MappedError | null;
  /** Sends the write, unless one is under way. Resolves to null when it failed or was not sent. It never rejects. */
  readonly commit: (variables: TMutation['variables']) => Promise<TMutation['response'] | null>;
  /** Clears `error`, because the dialog or form was left. */
  readonly reset: () => void;
}

/** The notice after a write. */
export type SuccessNotice = Pick<Notice, 'text' | 'link' | 'action' | 'details'>;

/**
 * Returns the notice of the specification after most edits (O§8). It names what was saved, because something else on the
 * screen may still be unsaved.
 *
 * @param what the record or its part: 'Invoice', 'Places of TC-20853'.
 * @param more further lines.
 */
export const savedNotice = (what: string, ...more: readonly string[]): SuccessNotice => ({
  text: 'Saved successfully.',
  details: [what, ...more],
});

/** The options of {@link useConsoleMutation}. */
export interface MutationOptions<TMutation extends MutationParameters> {
  /** Returns the notice after a success, with the next step. Null for no notice. */
  readonly success?: (response: TMutation['response']) => SuccessNotice | null;
  /**
   * True when the answer has all displayed changes of the records that it contains, so that they need not be requested
   * again. A test of the API holds each such mutation against the screens.
   */
  readonly complete?: boolean;
  /** Called when the server refuses the write. Displayed data is requested again without it. */
  readonly refused?: (error: MappedError) => void;
}

/**
 * The only way in which screens write. The answer goes into the Relay store, which updates every screen that displays
 * the record.
 *
 * Every write has an Idempotency-Key. Repeating the same variables after a failure uses the same key, so that a write
 * whose answer was lost is not done twice. Other variables, and a write after a success, get a new key.
 *
 * The write of a form has the key of the form's intent, which stays the same until a press succeeds. When an earlier press
 * was made and only its answer was lost, the server answers with what that press made, also after a reload or a changed
 * field (decision 0103). A write that names the version of a record keeps to its own keys: it cannot be made twice.
 */
export function useConsoleMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: MutationOptions<TMutation> = {},
): ConsoleMutation<TMutation> {
  const environment = useRelayEnvironment();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<MappedError | null>(null);
  const sending = useRef(false);
  const own = useRef<{ input: string; key: string } | null>(null);
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
      const ofForm = takeKey(getRequest(mutation).params.name);
      const input = JSON.stringify(variables);
      if (own.current?.input !== input) own.current = { input, key: newIntent().key };
      const key = ofForm !== null && !namesVersion(variables) ? ofForm : own.current.key;
      return new Promise<TMutation['response'] | null>((resolve) => {
        const end = (response: TMutation['response'] | null, failure: MappedError | null) => {
          sending.current = false;
          // Runs just before the caller continues, so that a dialog that closes itself then is never displayed with a
          // button that works again: the second half of a double click would send the write twice.
          queueMicrotask(() => {
            setPending(false);
            setError(failure);
          });
          resolve(response);
        };
        sendMutation<TMutation>(environment, {
          mutation,
          variables,
          idempotencyKey: key,
          complete: latest.current.complete ?? false,
          paced: false,
          onDone: (response, earlier) => {
            own.current = null;
            if (earlier) noteEarlier(response);
            end(response, null);
            const notice = latest.current.success?.(response);
            if (earlier) notify.error(madeEarlier, { ...(notice?.link && { link: notice.link }) });
            else if (notice) {
              const { text, ...more } = notice;
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
  useOnReturn(() => setError(afterReturn));
  const reset = useCallback(() => setError(null), []);
  return { pending, error, commit, reset };
}

/** The notice when the first press had arrived although its answer was lost. The user has to look at what was made. */
const madeEarlier = 'Your first attempt was saved already. What you typed after it is kept.';

/** The connection is back, but whether a write was made shows only when it is sent again. */
const afterReturn = (failure: MappedError | null): MappedError | null => {
  if (!failure?.offline) return failure;
  const { offline: _, ...known } = failure;
  return failure.uncertain ? { ...known, messages: [] } : null;
};

function namesVersion({ input }: MutationParameters['variables']): boolean {
  return typeof input === 'object' && input !== null && typeof Reflect.get(input, 'version') === 'number';
}

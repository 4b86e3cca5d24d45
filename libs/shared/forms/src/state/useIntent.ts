import { type Intent, type MappedError, newIntent, withIntent } from '@console/relay';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The presses of a form until one succeeds. */
export interface FormIntent {
  /** What was sent without a success yet. */
  readonly current: { readonly current: Intent | null };
  /** Whether it is not known if a press was made: its answer was lost. */
  readonly unanswered: boolean;
  /** Continues the intent of a draft. */
  readonly resume: (intent: Intent | undefined) => void;
  /**
   * Sends the write of a press.
   *
   * @param keep writes the draft. It is called before the write is sent, because the page may be left before the answer.
   */
  readonly send: <Answer>(keep: () => void, save: () => Answer) => Answer;
  /** Ends the intent, because a press succeeded or the values were discarded. */
  readonly end: () => void;
}

/**
 * Gives all presses of a form the same Idempotency-Key until one succeeds. A refusal frees the key, unless an earlier press
 * is still unanswered. So does a press that sends no mutation, such as one that opens a preview.
 *
 * @param error the reason why the latest press failed.
 */
export function useIntent(error: MappedError | null): FormIntent {
  const current = useRef<Intent | null>(null);
  const [unanswered, setUnanswered] = useState(false);
  const keepDraft = useRef<() => void>(() => {});
  const resume = useCallback((intent: Intent | undefined) => {
    current.current = intent ?? null;
    setUnanswered(intent !== undefined);
  }, []);
  const drop = useCallback(() => {
    current.current = null;
    keepDraft.current();
  }, []);
  const send = useCallback(
    <Answer>(keep: () => void, save: () => Answer): Answer => {
      keepDraft.current = keep;
      current.current ??= newIntent();
      const intent = current.current;
      keep();
      const answer = withIntent(intent, save);
      if (intent.operation === undefined) drop();
      return answer;
    },
    [drop],
  );
  const end = useCallback(() => resume(undefined), [resume]);
  useEffect(() => {
    if (error === null || current.current === null) return;
    if (error.uncertain) setUnanswered(true);
    else if (!unanswered) drop();
  }, [error, unanswered, drop]);
  return useMemo(() => ({ current, unanswered, resume, send, end }), [unanswered, resume, send, end]);
}

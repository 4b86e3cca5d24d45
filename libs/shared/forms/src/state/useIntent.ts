import { type Intent, type MappedError, newIntent, withIntent } from '@console/relay';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The server remembers a key for 24 hours. The hour less is for clocks that differ, and for a slow answer. */
const REMEMBERED_MS = 23 * 60 * 60 * 1000;

/** The presses of a form until one succeeds. */
export interface FormIntent {
  /** What was sent without a success yet. */
  readonly current: { readonly current: Intent | null };
  /** Whether it is not known if a press was made: its answer was lost. */
  readonly unanswered: boolean;
  /** Whether that press is so long ago that the server may have forgotten it. The next press has a new key. */
  readonly expired: boolean;
  /** Continues the intent of a draft. */
  readonly resume: (intent: Intent | undefined) => void;
  /**
   * Sends the write of a press. Returns null without sending when the key has expired and the form has not said so yet.
   *
   * @param keep writes the draft. It is called before the write is sent, because the page may be left before the answer.
   */
  readonly send: <Answer>(keep: () => void, save: () => Answer) => Answer | null;
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
  const [expired, setExpired] = useState(false);
  const keepDraft = useRef<() => void>(() => {});
  const resume = useCallback((intent: Intent | undefined) => {
    current.current = intent ?? null;
    setUnanswered(intent !== undefined);
    setExpired(isExpired(intent ?? null));
  }, []);
  const drop = useCallback(() => {
    current.current = null;
    keepDraft.current();
  }, []);
  const send = useCallback(
    <Answer>(keep: () => void, save: () => Answer): Answer | null => {
      keepDraft.current = keep;
      if (isExpired(current.current)) {
        setExpired(!expired);
        if (!expired) return null;
        current.current = null;
        setUnanswered(false);
      }
      current.current ??= newIntent();
      const intent = current.current;
      keep();
      const answer = withIntent(intent, save);
      if (intent.operation === undefined) drop();
      return answer;
    },
    [drop, expired],
  );
  const end = useCallback(() => resume(undefined), [resume]);
  useEffect(() => {
    if (error === null || current.current === null) return;
    if (error.uncertain) setUnanswered(true);
    else if (!unanswered) drop();
  }, [error, unanswered, drop]);
  useEffect(() => {
    const intent = current.current;
    if (!unanswered || expired || intent === null) return;
    const timer = setTimeout(() => setExpired(isExpired(intent)), intent.at + REMEMBERED_MS - Date.now());
    return () => clearTimeout(timer);
  }, [unanswered, expired]);
  return useMemo(() => ({ current, unanswered, expired, resume, send, end }), [unanswered, expired, resume, send, end]);
}

const isExpired = (intent: Intent | null): boolean => intent !== null && Date.now() - intent.at >= REMEMBERED_MS;

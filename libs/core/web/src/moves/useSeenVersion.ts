import type { MappedError } from '@console/relay';
import { useState } from 'react';

/** What the error of the mutation means for the question. */
export interface Judged {
  /** The failure for the dialog. Null without one. */
  readonly failure: MappedError | null;
  /** True until the change of somebody else is on the screen. */
  readonly loading: boolean;
  /** The action became impossible by the change of somebody else. */
  readonly overtaken: boolean;
}

/** The version of a record that a question showed. */
interface SeenVersion {
  readonly version: number;
  /** Judges the error of the mutation. Call it in the component that calls the hook, because it may set its state. */
  readonly judge: (error: MappedError | null) => Judged;
}

/**
 * The version of a record that a question about it showed, so that nobody confirms a later change of somebody else
 * unseen. After a refusal for such a change the question stays open for the new version, unless the action is no longer
 * possible.
 *
 * @param version the version of the record as it is displayed now.
 * @param whyNot the reason why the action is impossible for the displayed record, as a sentence. Null when it is not.
 */
export function useSeenVersion(version: number, whyNot: () => string | null): SeenVersion {
  const [seen, setSeen] = useState<{ version: number; after: MappedError | null }>({ version, after: null });

  function judge(error: MappedError | null): Judged {
    if (!error?.stale) return { failure: error, loading: false, overtaken: false };
    const arrived = seen.after === error;
    if (!arrived && version > seen.version) setSeen({ version, after: error });
    const refusal = arrived ? whyNot() : null;
    if (refusal !== null) return { failure: { ...error, messages: [refusal] }, loading: false, overtaken: true };
    const messages = [...error.messages, 'Look at the consequences again before you confirm.'];
    return { failure: { ...error, refused: false, messages }, loading: !arrived, overtaken: false };
  }

  return { version: seen.version, judge };
}

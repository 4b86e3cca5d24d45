import type { MappedError } from '@console/relay';
import { useState } from 'react';

interface Judged {
  /** The failure for the dialog. Null without one. */
  readonly failure: MappedError | null;
  /** True until the change of somebody else is on the screen. */
  readonly loading: boolean;
  /** The action became impossible by the change of somebody else. */
  readonly overtaken: boolean;
}

/**
 * The version of a record that a question about it showed, so that nobody confirms a later change of somebody else
 * unseen. After a refusal for such a change the question stays open for the new version, unless the action is no longer
 * possible.
 *
 * @param record the record as it is displayed now.
 * @param whyNot the reason why the action is no longer possible, as a sentence. Null when it is.
 * @returns the version to confirm, and a function that judges the error of the mutation.
 */
export function useSeenVersion<Data extends { readonly version: number }>(
  record: Data,
  whyNot: (record: Data) => string | null,
): { readonly version: number; readonly judge: (error: MappedError | null) => Judged } {
  const [seen, setSeen] = useState<{ version: number; after: MappedError | null }>({
    version: record.version,
    after: null,
  });

  function judge(error: MappedError | null): Judged {
    if (!error?.stale) return { failure: error, loading: false, overtaken: false };
    const arrived = seen.after === error;
    if (!arrived && record.version > seen.version) setSeen({ version: record.version, after: error });
    const reason = arrived ? whyNot(record) : null;
    if (reason !== null) return { failure: { ...error, messages: [reason] }, loading: false, overtaken: true };
    const messages = [...error.messages, 'Look at the consequences again before you confirm.'];
    return { failure: { ...error, refused: false, messages }, loading: !arrived, overtaken: false };
  }

  return { version: seen.version, judge };
}

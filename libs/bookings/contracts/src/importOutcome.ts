import { countOf } from '@console/format';
import { whyTooManyDelegates } from './delegateList.ts';

/** What an import does with a line of the list. */
export const importOutcomes = ['created', 'known', 'seated', 'repeated', 'nameless', 'headings', 'invalid'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Delegates with these outcomes get a seat. */
export const getsSeat = (outcome: string): boolean => outcome === 'created' || outcome === 'known';

interface Counts {
  /** The delegates who get a seat. */
  readonly delegates: number;
  /** The lines that must be corrected. */
  readonly invalid: number;
  /** The empty seats of the booking. */
  readonly available: number;
}

/** The reason why a list cannot be imported, as a sentence. Null when it can. Screen and server use it. */
export function whyNotImport({ delegates, invalid, available }: Counts): string | null {
  const tooMany = whyTooManyDelegates(delegates, available);
  if (tooMany !== null) return tooMany;
  if (invalid > 0) return `Correct ${countOf(invalid, 'line')} first. Nobody has been added.`;
  return delegates === 0 ? 'No line names a delegate who still needs a seat.' : null;
}

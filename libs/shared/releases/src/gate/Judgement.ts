import type { World } from '../Candidate.ts';

/** A change of the live releases, before it is made. */
export interface Change {
  /** The releases that are live now. */
  readonly before: World;
  /** The releases that would be live afterwards. */
  readonly after: World;
  /** The names that are released or rolled back. The gate never refuses a change because of other names. */
  readonly changed: ReadonlySet<string>;
}

/** The findings of one rule of the gate, one sentence each. */
export interface Findings {
  readonly refusals: readonly string[];
  /** Useful to know, but no reason to refuse. */
  readonly warnings?: readonly string[];
}

export type Rule = (change: Change) => Findings;

import type { World } from '../Candidate.ts';

/** A change of what is live, to be judged before it is made. */
export interface Change {
  /** What is live now. */
  readonly before: World;
  /** What would be. */
  readonly after: World;
  /** The names of what is released or rolled back. What does not change is not held against anybody. */
  readonly changed: ReadonlySet<string>;
}

/** What one rule of the gate found, a sentence each. */
export interface Findings {
  readonly refusals: readonly string[];
  /** Worth knowing, but no reason to refuse. */
  readonly warnings?: readonly string[];
}

export type Rule = (change: Change) => Findings;

import type { Random } from '@console/api-kit/seeding';
import type { SQL } from 'drizzle-orm';
import type { Subjects } from '../subjects.ts';

/** What an action may ask while it makes its input. */
export interface Surroundings {
  readonly subjects: Subjects;
  readonly draw: Random;
  /** One row at random, or undefined when there is none. */
  find<Row extends object>(rows: SQL): Promise<Row | undefined>;
}

/** A kind of write that a worker may choose at any moment, whatever the others do. */
export interface RandomAction {
  readonly mutation: string;
  /** How often it is chosen beside the others. */
  readonly weight: number;
  /** Every sentence with which it may be refused. Without them each sentence is allowed. */
  readonly refusals?: readonly RegExp[];
  /** Null when no record is fit for it. A record may have changed when the write arrives: then it is refused. */
  input(around: Surroundings): Promise<Record<string, unknown> | null>;
}

/**
 * Moves of a record. Each needs one in one of its states.
 *
 * @param recordIn finds one in one of these states.
 */
export const movesOf =
  (recordIn: (around: Surroundings, ...statuses: string[]) => Promise<{ readonly id: string } | undefined>) =>
  (mutation: string, weight: number, ...statuses: string[]): RandomAction => ({
    mutation,
    weight,
    input: async (around) => {
      const record = await recordIn(around, ...statuses);
      return record ? { id: record.id } : null;
    },
  });

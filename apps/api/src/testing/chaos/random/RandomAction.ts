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

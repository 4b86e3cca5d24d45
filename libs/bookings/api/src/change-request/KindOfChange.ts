import { invalidInput, type RowOf, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { createChangeRequestInput } from '@console/bookings-contracts';
import type { ClassRow } from '@console/classes-api';
import type { Impact } from '@console/core-api';
import type * as z from 'zod/mini';
import type { bookingItem } from '../tables.ts';
import type { ChangeRequestRow, RequestedChange } from './RequestedChange.ts';

export type AskedInput = z.output<typeof createChangeRequestInput>;

/** The item that a request is about, and its class. */
export interface AskedItem {
  readonly item: RowOf<typeof bookingItem>;
  readonly class: ClassRow;
}

/** The columns of a request that say what is asked. Those of other kinds stay null. */
export type AskedColumns = Partial<
  Pick<ChangeRequestRow, 'newStartsAt' | 'newClassId' | 'attendeeId' | 'newTrainerId' | 'newMaxAttendees'>
>;

/** Everything that the API knows of a kind of change. */
export interface KindOfChange {
  /**
   * Checks what a new request asks for.
   *
   * @param about locks the booking and reads the item. Records that the input names are locked before it (decision 0036).
   * @throws a violation at the field that cannot be asked for.
   */
  ask(writing: Writing, input: AskedInput, about: () => Promise<AskedItem>): Promise<AskedColumns>;
  /** Says what the change would touch now in all domains, or only why it would be refused, in the words of `make`. */
  impacts(queries: Queries, change: RequestedChange, now: Date): Promise<Impact[]>;
  /**
   * Locks what it changes, and makes the change with everything that follows it in all domains. Answers what was before.
   *
   * @throws the refusal of the first rule that does not allow it.
   */
  make(writing: Writing, request: ChangeRequestRow, itemId: string): Promise<AskedItem>;
}

/** @throws a violation at a field of the input. */
export const refuseField = (path: string, message: string): never => {
  throw invalidInput({ path, message });
};

import { toIri, type Writing } from '@console/api-kit';
import { type ChangeRequestKind, whyNotKind } from '@console/bookings-contracts';
import { changeTrainer, Trainer } from '@console/classes-api';
import { changeAttendees } from './changeAttendees.ts';
import { changeDates } from './changeDates.ts';
import { type ChangeRequestRow, kindOfRow } from './kindOfRow.ts';
import { lockClassOfItem, lockForChange } from './lockForChange.ts';
import { moveItem, transferDelegate } from './moveItem.ts';

type Change = (writing: Writing, request: ChangeRequestRow, itemId: string) => Promise<void>;

/**
 * Makes the change that a request asks for, with everything that follows it in all domains.
 *
 * @throws the refusal of the first rule that does not allow it.
 */
export async function makeChange(writing: Writing, request: ChangeRequestRow): Promise<void> {
  const kind = kindOfRow(request);
  if (kind === null || request.bookingItemId === null) {
    return writing.refuseIf('This change request does not ask for one change of an item.');
  }
  writing.explain(`${request.ref}: ${request.subject}`);
  await changes[kind](writing, request, request.bookingItemId);
}

const changes: Readonly<Record<ChangeRequestKind, Change>> = {
  dates: async (writing, request, itemId) => {
    const { class: held, item } = await lockClassOfItem(writing, itemId);
    writing.refuseIf(whyNotKind('dates', item));
    await changeDates(writing, held, request);
  },
  class: async (writing, request, itemId) => {
    const change = await lockForChange(writing, itemId, request.newClassId ?? '');
    writing.refuseIf(whyNotKind('class', change.item));
    await moveItem(writing, change);
  },
  transfer: async (writing, request, itemId) => {
    const change = await lockForChange(writing, itemId, request.newClassId ?? '');
    writing.refuseIf(whyNotKind('transfer', change.item));
    await transferDelegate(writing, change, request.attendeeId ?? '');
  },
  trainer: async (writing, { newTrainerId }, itemId) => {
    const { class: held, item } = await lockClassOfItem(writing, itemId);
    writing.refuseIf(whyNotKind('trainer', item));
    await changeTrainer(writing, held, newTrainerId && toIri(Trainer.prefix, newTrainerId));
  },
  attendees: (writing, { newMaxAttendees }, itemId) => changeAttendees(writing, itemId, newMaxAttendees ?? 0),
};

import { mutationField, type RowOf, staff, toIri, type Writing } from '@console/api-kit';
import { updatePrivateBookingItemInput, whyNotChangeItem, whyNotPrivate } from '@console/bookings-contracts';
import {
  type ClassRow,
  changeDelivery,
  changePlaces,
  changeSessions,
  changeTrainer,
  classFieldTexts,
  holdTrainer,
  Trainer,
  TrainingClass,
  trainerTermsAgreed,
  withoutFormerLinks,
} from '@console/classes-api';
import type * as z from 'zod/mini';
import { announceChange, changePrice } from '../booking-item/changePrice.ts';
import { followPoNumber } from '../booking-item/followPoNumber.ts';
import { lockBooking } from '../booking-item/lockInBooking.ts';
import { BookingItem } from '../nodes.ts';
import type { bookingItem } from '../tables.ts';
import { itemFieldTexts } from './itemFieldTexts.ts';

type Input = z.output<typeof updatePrivateBookingItemInput>;

mutationField('updatePrivateBookingItem', {
  description:
    'Changes a private item together with its class: places, delivery, sessions, trainer and price. Absent fields keep their value.',
  rule: staff,
  input: updatePrivateBookingItemInput,
  describe: {
    ...classFieldTexts,
    ...itemFieldTexts,
    classVersion: 'The version of the class that the person has seen.',
    sessions:
      'All sessions of the class. One without an id is new, and one that is left out is removed. Meeting links are kept for virtual and other classes, but not those of a platform that the class leaves; venues for all but virtual classes.',
    reason: 'Needed when a session moves or is removed. Asked for when the trainer changes.',
  },
  changes: BookingItem,
  write: async (writing, input) => {
    writing.explain(input.reason);
    const { held, booking, item } = await lockAll(writing, input);
    writing.refuseIf(whyNotPrivate(item) ?? whyNotChangeItem(item));
    const changed = await changeClass(writing, held, input);
    const { quantity, unitPrice, taxable, taxRatePercent, poNumber, trainerDayRate, trainerTravel } = input;
    const price = { quantity, unitPrice, taxable, taxRatePercent, poNumber, trainerDayRate, trainerTravel };
    const priced = await changePrice(writing, { booking, item }, price);
    await announceChange(writing, { booking, item }, priced);
    const numbered = await followPoNumber(writing, changed, item.poNumber, priced);
    if (changed.trainerId !== held.trainerId || termsChange(item, priced)) {
      await writing.announce(trainerTermsAgreed, { class: numbered });
    }
    return priced;
  },
});

/** Locks class, trainer, booking and item, in this order. */
async function lockAll(writing: Writing, { id, version, classVersion, trainer, sessions }: Input) {
  const { above, row: item } = await writing.lockBelow(BookingItem, { id, version }, async ({ bookingId, classId }) => {
    const seen = { id: toIri(TrainingClass.prefix, classId), version: classVersion };
    const held = await writing.lock(TrainingClass, seen);
    if (trainer) await writing.hold(Trainer, trainer, 'trainer');
    else if (sessions) await holdTrainer(writing, held.trainerId);
    const booking = await lockBooking(writing, { bookingId });
    return booking && { held, booking };
  });
  return { ...above, item };
}

/** A new trainer must be free at the new times, so the trainer changes last. */
async function changeClass(writing: Writing, held: ClassRow, input: Input): Promise<ClassRow> {
  const { trainer, deliveryFormat } = input;
  const sessions = input.sessions && (await withoutFormerLinks(writing, held, input, input.sessions));
  let changed = await changePlaces(writing, held, input);
  if (deliveryFormat !== undefined) changed = await changeDelivery(writing, changed, input);
  if (sessions !== undefined) {
    const other = trainer !== undefined && trainer !== trainerOf(held);
    changed = await changeSessions(writing, changed, { ...input, sessions }, other ? { trainerId: null } : changed);
  }
  return trainer === undefined || trainer === trainerOf(held) ? changed : changeTrainer(writing, changed, trainer);
}

const trainerOf = ({ trainerId }: ClassRow): string | null => trainerId && toIri(Trainer.prefix, trainerId);

type Item = RowOf<typeof bookingItem>;

const termsChange = (before: Item, after: Item): boolean =>
  before.trainerDayRate !== after.trainerDayRate || before.trainerTravel !== after.trainerTravel;

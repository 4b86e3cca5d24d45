import { toIri } from '@console/api-kit';
import { whyNotKind } from '@console/bookings-contracts';
import { changeTrainer as changeTrainerOfClass, impactOfTrainer, Trainer } from '@console/classes-api';
import { type KindOfChange, refuseField } from './KindOfChange.ts';
import { lockClassOfItem } from './lockForChange.ts';

/** Gives a private class another trainer. The orders follow. */
export const changeTrainer: KindOfChange = {
  ask: async (writing, { newTrainer }, about) => {
    const { id } = await writing.refer(Trainer, newTrainer ?? '', 'newTrainer');
    const { class: own } = await about();
    if (id === own.trainerId) refuseField('newTrainer', 'This trainer teaches the class already');
    return { newTrainerId: id };
  },

  impacts: (queries, { class: held, request }) => impactOfTrainer(queries, held, request.newTrainerId),

  make: async (writing, { newTrainerId }, itemId) => {
    const { class: held, item } = await lockClassOfItem(writing, itemId);
    writing.refuseIf(whyNotKind('trainer', item));
    await changeTrainerOfClass(writing, held, newTrainerId && toIri(Trainer.prefix, newTrainerId));
    return { item, class: held };
  },
};

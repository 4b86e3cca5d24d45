import { builder, invalidInput, ownStatements, staff, toIri, ulidOf } from '@console/api-kit';
import { maxSessions } from '@console/classes-contracts';
import { Trainer, TrainerUnavailability, TrainingClass } from '../nodes.ts';
import { type TaughtSession, taughtDuring } from './taughtDuring.ts';
import { unavailableDuring } from './unavailableDuring.ts';

const SessionTimesInput = builder.inputType('SessionTimesInput', {
  fields: (t) => ({
    startsAt: t.field({ type: 'DateTime', required: true }),
    endsAt: t.field({ type: 'DateTime', required: true }),
  }),
});

const TrainerClash = builder.objectRef<TaughtSession>('TrainerClash').implement({
  description: 'A session of another class of a trainer, at the times that were asked for.',
  rule: staff,
  fields: (t) => ({
    trainingClass: t.id({
      description: 'The id of the other class.',
      resolve: ({ classId }) => toIri(TrainingClass.prefix, classId),
    }),
    reference: t.exposeString('reference'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
});

builder.objectField(Trainer.ref, 'clashes', (t) =>
  t.field({
    type: [TrainerClash],
    extensions: ownStatements(1),
    description:
      'The sessions of other classes that the trainer teaches at these times, in order. Canceled and postponed classes do not count.',
    args: {
      sessions: t.arg({ type: [SessionTimesInput], required: true }),
      exceptClass: t.arg.id({ description: 'The class of these sessions, when it exists.' }),
    },
    columns: ['id'],
    resolve: ({ id }, { sessions, exceptClass }, { database }) => {
      requireFew(sessions);
      const own = exceptClass == null ? null : ulidOf(TrainingClass.prefix, String(exceptClass));
      return taughtDuring(database, id, own, sessions);
    },
  }),
);

builder.objectField(Trainer.ref, 'unavailableDuring', (t) =>
  t.field({
    type: [TrainerUnavailability.ref],
    extensions: ownStatements(1),
    description: 'The periods in which the trainer cannot teach and that these sessions meet, in order.',
    args: { sessions: t.arg({ type: [SessionTimesInput], required: true }) },
    columns: ['id'],
    resolve: ({ id }, { sessions }, { database }) => {
      requireFew(sessions);
      return unavailableDuring(database, id, sessions);
    },
  }),
);

function requireFew(sessions: readonly object[]): void {
  if (sessions.length > maxSessions) {
    throw invalidInput({ path: 'sessions', message: `A class has at most ${maxSessions} sessions.` });
  }
}

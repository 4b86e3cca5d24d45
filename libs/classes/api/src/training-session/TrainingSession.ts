import {
  booleanFilter,
  dateFilter,
  enumFilter,
  idFilter,
  implementNode,
  listField,
  many,
  one,
  staff,
} from '@console/api-kit';
import { isNotNull } from 'drizzle-orm';
import { classSearch } from '../class-search/classSearch.ts';
import { TrainingClassStatus } from '../enumerations.ts';
import { TrainingClass, TrainingSeat, TrainingSession } from '../nodes.ts';
import { trainingClass, trainingSeat, trainingSession } from '../tables.ts';
import { seatCountsOf } from '../training-seat/seatCounts.ts';
import { seatsInOrder } from '../training-seat/TrainingSeat.ts';
import { sessionDayOf } from './sessionDays.ts';

/** The sessions of a class by date. A query without a size receives up to 50 (O§7). */
export const sessionsOfClass = {
  of: () => TrainingSession,
  by: trainingSession.classId,
  order: { startsAt: trainingSession.startsAt },
  defaultOrder: { startsAt: 'ASC' },
  size: 50,
} as const;

implementNode(TrainingSession, {
  description: 'One day of a class.',
  rule: staff,
  audit: true,
  lookup: 'trainingSession',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    meetingLink: t.exposeString('meetingLink', { nullable: true }),
    venue: t.exposeString('venue', {
      nullable: true,
      description: 'The room or the house of this day. Null when it is that of the class.',
    }),
    seatsFreeCount: t.int({
      columns: ['classId'],
      resolve: async ({ classId }, _args, context) => {
        const { total, reserved } = await seatCountsOf(context, classId);
        return total - reserved;
      },
    }),
    seatsReservedCount: t.int({
      columns: ['classId'],
      resolve: async ({ classId }, _args, context) => (await seatCountsOf(context, classId)).reserved,
    }),
    seatsTotalCount: t.int({
      columns: ['classId'],
      resolve: async ({ classId }, _args, context) => (await seatCountsOf(context, classId)).total,
    }),
    dayNumber: t.int({
      columns: ['id', 'classId'],
      resolve: async (row, _args, context) => (await sessionDayOf(context, row)).number,
    }),
    dayCount: t.int({
      columns: ['id', 'classId'],
      resolve: async (row, _args, context) => (await sessionDayOf(context, row)).count,
    }),
    class: one(t, { from: trainingSession.classId, to: () => TrainingClass }),
    trainingClass: one(t, { from: trainingSession.classId, to: () => TrainingClass }),
    seats: many(t, { ...seatsInOrder, of: () => TrainingSeat, by: trainingSeat.sessionId }),
  }),
});

const via = 'trainingClass';

listField('trainingSessions', TrainingSession, {
  description: 'Always startsAt ASC. A bare date in startsAt.before includes that whole day.',
  rule: staff,
  filters: {
    trainingClass: idFilter(trainingSession.classId, 'training_classes', { index: false }),
    trainingClass_brand: idFilter(trainingClass.brandId, 'brands', { via }),
    trainingClass_public: booleanFilter((column) => isNotNull(column(trainingClass.publicScheduleId)), { via }),
    trainingClass_search: classSearch({ via }),
    trainingClass_status: enumFilter(trainingClass.status, TrainingClassStatus, { via }),
    trainingClass_trainer: idFilter(trainingClass.trainerId, 'trainers', { via }),
    startsAt: dateFilter(trainingSession.startsAt),
  },
  order: { startsAt: trainingSession.startsAt },
  defaultOrder: { startsAt: 'ASC' },
  fixedOrder: true,
});

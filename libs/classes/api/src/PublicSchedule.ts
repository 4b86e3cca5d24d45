import { implementNode, listField, loadRow, many, one, staff } from '@console/api-kit';
import { Address } from '@console/core-api';
import { DeliveryFormat, DeliveryPlatform } from './enumerations.ts';
import { CourseVersion, PublicSchedule, TrainingClass } from './nodes.ts';

import { sessionsOfClass } from './TrainingSession.ts';
import { publicSchedule, trainingClass } from './tables.ts';

implementNode(PublicSchedule, {
  description: 'A class that is offered to everybody. Its sessions are those of its class.',
  rule: staff,
  lookup: 'publicSchedule',
  fields: (t) => ({
    courseVersion: one(t, { from: publicSchedule.courseVersionId, to: () => CourseVersion }),
    maxAttendees: t.exposeInt('maxAttendees'),
    deliveryFormat: t.expose('deliveryFormat', { type: DeliveryFormat }),
    deliveryPlatform: t.expose('deliveryPlatform', { type: DeliveryPlatform, nullable: true }),
    address: one(t, { from: publicSchedule.addressId, to: () => Address }),
    trainingClass: one(t, { from: publicSchedule.id, to: () => TrainingClass, by: trainingClass.publicScheduleId }),
    sessions: many(t, {
      ...sessionsOfClass,
      from: async (schedule, context) => {
        const ofSchedule = await loadRow(context, TrainingClass, schedule.id, trainingClass.publicScheduleId);
        return ofSchedule?.id ?? null;
      },
    }),
  }),
});

listField('publicSchedules', PublicSchedule, {
  rule: staff,
  order: { startsAt: publicSchedule.startsAt, createdAt: publicSchedule.createdAt },
  defaultOrder: { startsAt: 'ASC' },
});

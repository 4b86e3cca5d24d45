import {
  booleanFilter,
  dateFilter,
  enumFilter,
  idFilter,
  implementNode,
  listField,
  loadRow,
  many,
  one,
  staff,
} from '@console/api-kit';
import { Address } from '@console/core-api';
import { exists, sql } from 'drizzle-orm';
import { classSearch } from '../class-search/classSearch.ts';
import { DeliveryFormat, DeliveryPlatform, TrainingClassStatus } from '../enumerations.ts';
import { CourseVersion, PublicSchedule, TrainingClass } from '../nodes.ts';
import { courseVersion, publicSchedule, trainingClass, trainingSeatReservation } from '../tables.ts';
import { sessionsOfClass } from '../training-session/TrainingSession.ts';

implementNode(PublicSchedule, {
  description: 'A class that is offered to everybody. Its sessions are those of its class.',
  rule: staff,
  audit: true,
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

/**
 * The condition for schedules whose class is not over: until then its seats can be sold (`whyNotSell`). A range, because
 * classes have an index of their periods and none of their ends.
 */
function isNotOver() {
  return exists(
    sql`(select 1 from ${trainingClass} where ${trainingClass.publicScheduleId} = ${publicSchedule.id}
      and tstzrange(${trainingClass.startsAt}, ${trainingClass.endsAt}) && tstzrange(now(), null))`,
  );
}

/** The condition for schedules whose class is on sale (`whyNotSell`) and has a place that is not reserved. */
function hasSeatsLeft() {
  return exists(
    sql`(select 1 from ${trainingClass} where ${trainingClass.publicScheduleId} = ${publicSchedule.id}
      and ${trainingClass.status} in ('provisional', 'confirmed') and ${trainingClass.endsAt} > now()
      and ${trainingClass.maxAttendees} > (select count(*) from ${trainingSeatReservation}
        where ${trainingSeatReservation.classId} = ${trainingClass.id} and ${trainingSeatReservation.liveSeatNumber} is not null))`,
  );
}

const via = 'trainingClass';

listField('publicSchedules', PublicSchedule, {
  description:
    'coming: the last session is not over. seatsLeft: a seat can still be sold. Other filters ask for the class.',
  rule: staff,
  filters: {
    coming: booleanFilter(isNotOver),
    seatsLeft: booleanFilter(hasSeatsLeft),
    startsAt: dateFilter(publicSchedule.startsAt),
    deliveryFormat: enumFilter(publicSchedule.deliveryFormat, DeliveryFormat, { index: false }),
    courseVersion_course: idFilter(courseVersion.courseId, 'courses', { via: 'courseVersion' }),
    trainingClass_brand: idFilter(trainingClass.brandId, 'brands', { via }),
    trainingClass_search: classSearch({ via }),
    trainingClass_status: enumFilter(trainingClass.status, TrainingClassStatus, { via }),
    trainingClass_trainer: idFilter(trainingClass.trainerId, 'trainers', { via }),
  },
  order: {
    startsAt: publicSchedule.startsAt,
    title: publicSchedule.titleSort,
    createdAt: publicSchedule.createdAt,
  },
  defaultOrder: { startsAt: 'ASC' },
});

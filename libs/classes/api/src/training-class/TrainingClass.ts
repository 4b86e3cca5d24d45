import {
  booleanFilter,
  dateFilter,
  enumFilter,
  existsFilter,
  idFilter,
  idFilterWhere,
  implementNode,
  listField,
  loadRow,
  many,
  one,
  staff,
} from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { trainingClassStatuses } from '@console/classes-contracts';
import { Address, Customer, findByReference, tables } from '@console/core-api';
import { eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { classSearch } from '../class-search/classSearch.ts';
import { DeliveryFormat, DeliveryPlatform, TrainingClassStatus } from '../enumerations.ts';
import { Brand, CourseVersion, PublicSchedule, Trainer, TrainingClass } from '../nodes.ts';
import { attendee, courseVersion, trainingClass, trainingSeatReservation } from '../tables.ts';
import { isAttended } from '../training-seat/attended.ts';
import { releasedByCancellation } from '../training-seat/canceledReservations.ts';
import { seatCountsOf } from '../training-seat/seatCounts.ts';
import { sessionsOfClass } from '../training-session/TrainingSession.ts';

const { customer } = tables;

const ofClass = (column: string) => sql`(SELECT ${sql.identifier(column)} FROM training_class WHERE id = class_id)`;

findByReference('class', TrainingClass, factsOfClasses, {
  placed: {
    from: sql`training_class_place`,
    id: sql`class_id`,
    reference: ofClass('ref'),
    title: ofClass('title'),
    place: sql`training_class_place.search_text`,
    words: ofClass('search_text'),
  },
});

async function factsOfClasses(queries: Queries, ulids: string[]) {
  const { id, status, startsAt } = trainingClass;
  const found = await queries
    .select({ id, status, date: startsAt, customer: customer.name })
    .from(trainingClass)
    .leftJoin(customer, eq(customer.id, trainingClass.customerId))
    .where(inArray(id, ulids));
  return found.map((row) => ({
    ...row,
    isOpen: row.status !== 'delivered' && row.status !== 'canceled',
    status: trainingClassStatuses.labels[row.status],
  }));
}

implementNode(TrainingClass, {
  description: 'A class with a public schedule is public. The dates are those of the first and the last session.',
  rule: staff,
  audit: true,
  lookup: 'trainingClass',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    title: t.exposeString('title'),
    wasProvisional: t.exposeBoolean('wasProvisional', {
      description: 'Whether the class was provisional when it was postponed. False while it is not postponed.',
    }),
    status: t.expose('status', { type: TrainingClassStatus }),
    public: t.boolean({ columns: ['publicScheduleId'], resolve: (row) => row.publicScheduleId !== null }),
    maxAttendees: t.exposeInt('maxAttendees'),
    customer: one(t, { from: trainingClass.customerId, to: () => Customer }),
    customerName: t.string({
      nullable: true,
      columns: ['customerId'],
      resolve: async ({ customerId }, _args, context) =>
        customerId === null ? null : ((await loadRow(context, Customer, customerId))?.name ?? null),
    }),
    purchaseOrderReference: t.exposeString('purchaseOrderReference', { nullable: true }),
    deliveryFormat: t.expose('deliveryFormat', { type: DeliveryFormat }),
    deliveryPlatform: t.expose('deliveryPlatform', { type: DeliveryPlatform, nullable: true }),
    deliveryAddress: one(t, { from: trainingClass.addressId, to: () => Address }),
    brand: one(t, { from: trainingClass.brandId, to: () => Brand }),
    trainer: one(t, { from: trainingClass.trainerId, to: () => Trainer }),
    courseVersion: one(t, { from: trainingClass.courseVersionId, to: () => CourseVersion }),
    publicSchedule: one(t, { from: trainingClass.publicScheduleId, to: () => PublicSchedule }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    seatsTotalCount: t.exposeInt('maxAttendees'),
    seatsReservedCount: t.int({
      columns: ['id'],
      resolve: async ({ id }, _args, context) => (await seatCountsOf(context, id)).reserved,
    }),
    seatsFreeCount: t.int({
      description: 'Free places, which can still be sold.',
      columns: ['id'],
      resolve: async ({ id }, _args, context) => {
        const { total, reserved } = await seatCountsOf(context, id);
        return total - reserved;
      },
    }),
    attended: t.boolean({
      description: 'Whether attendance is recorded on one of its days. Such a class is neither postponed nor canceled.',
      columns: ['id'],
      resolve: ({ id }, _args, context) => isAttended(context, id),
    }),
    sessions: many(t, sessionsOfClass),
  }),
});

/** The condition for classes in which a contact has a seat, or had one when the class was canceled. */
function attendedBy(personId: string) {
  return exists(
    sql`(select 1 from ${attendee} join ${trainingSeatReservation}
      on ${trainingSeatReservation.id} = ${attendee.reservationId}
      where ${attendee.personId} = ${personId} and ${trainingSeatReservation.classId} = ${trainingClass.id}
      and ${trainingSeatReservation.releasedAt} is not distinct from ${releasedByCancellation(sql`${trainingClass.id}`)})`,
  );
}

listField('trainingClasses', TrainingClass, {
  rule: staff,
  filters: {
    brand: idFilter(trainingClass.brandId, 'brands'),
    customer: idFilter(trainingClass.customerId, 'customers'),
    course: idFilter(courseVersion.courseId, 'courses', { via: 'courseVersion' }),
    public: booleanFilter((column) => isNotNull(column(trainingClass.publicScheduleId))),
    status: enumFilter(trainingClass.status, TrainingClassStatus),
    trainer: idFilter(trainingClass.trainerId, 'trainers'),
    attendee_customerContact: idFilterWhere('customer_contacts', attendedBy),
    search: classSearch(),
    startsAt: dateFilter(trainingClass.startsAt),
    endsAt: dateFilter(trainingClass.endsAt, { index: false }),
    exists: existsFilter({ trainer: trainingClass.trainerId, startsAt: trainingClass.startsAt }),
  },
  order: {
    title: trainingClass.titleSort,
    reference: trainingClass.number,
    status: trainingClass.status,
    startsAt: trainingClass.startsAt,
    trainer_contact_fullName: trainingClass.trainerNameSort,
    createdAt: trainingClass.createdAt,
    deliveryFormat: trainingClass.deliveryFormat,
  },
  defaultOrder: { title: 'ASC' },
});

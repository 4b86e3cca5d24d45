import {
  builder,
  enumFilter,
  idFilter,
  implementNode,
  iriOf,
  listField,
  many,
  one,
  ownStatements,
  staff,
} from '@console/api-kit';
import { changeRequestStatuses } from '@console/bookings-contracts';
import { Attendee, Trainer, TrainingClass } from '@console/classes-api';
import { findByName, ImpactType, tables } from '@console/core-api';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  ChangeRequestApproval,
  ChangeRequestFulfilment,
  ChangeRequestKind,
  ChangeRequestStatus,
} from '../enumerations.ts';
import { Booking, BookingItem, ChangeRequest } from '../nodes.ts';
import { booking, changeRequest } from '../tables.ts';
import { impactNow } from './kindsOfChange.ts';
import { kindOfRow } from './RequestedChange.ts';
import { touchedRecords } from './touchedRecords.ts';

const { customer } = tables;

findByName(
  'change_request',
  ChangeRequest,
  {
    from: sql`change_request`,
    id: sql`id`,
    reference: sql`ref`,
    title: sql`subject`,
    keys: [sql`subject_sort`],
  },
  async (queries, ulids) => {
    const { id, status, createdAt } = changeRequest;
    const found = await queries
      .select({ id, status, date: createdAt, customer: customer.name })
      .from(changeRequest)
      .innerJoin(booking, eq(booking.id, changeRequest.bookingId))
      .innerJoin(customer, eq(customer.id, booking.customerId))
      .where(inArray(id, ulids));
    return found.map((row) => ({
      ...row,
      isOpen: row.status === 'pending' || row.status === 'errored',
      status: changeRequestStatuses.labels[row.status],
    }));
  },
);

implementNode(ChangeRequest, {
  description:
    'Somebody asks for one change of a booking item: other dates, another class, another trainer, another number of attendees, or the transfer of a delegate (O§3).',
  rule: staff,
  audit: true,
  lookup: 'changeRequest',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    subject: t.exposeString('subject'),
    status: t.expose('status', { type: ChangeRequestStatus }),
    approval: t.expose('approval', { type: ChangeRequestApproval }),
    fulfilment: t.expose('fulfilment', { type: ChangeRequestFulfilment }),
    booking: one(t, { from: changeRequest.bookingId, to: () => Booking }),
    kind: t.field({
      type: ChangeRequestKind,
      nullable: true,
      description: 'What is asked. Null for a request that does not ask for exactly one change of an item.',
      columns: ['bookingItemId', 'newClassId', 'attendeeId', 'newMaxAttendees', 'newTrainerId', 'newStartsAt'],
      resolve: (row) => kindOfRow(row),
    }),
    bookingItemId: t.id({
      nullable: true,
      columns: ['bookingItemId'],
      resolve: ({ bookingItemId }) => iriOf(BookingItem, bookingItemId),
    }),
    bookingItem: one(t, { from: changeRequest.bookingItemId, to: () => BookingItem }),
    newTrainingClassId: t.id({
      nullable: true,
      columns: ['newClassId'],
      resolve: ({ newClassId }) => iriOf(TrainingClass, newClassId),
    }),
    newTrainingClass: one(t, { from: changeRequest.newClassId, to: () => TrainingClass }),
    delegateId: t.id({
      nullable: true,
      columns: ['attendeeId'],
      resolve: ({ attendeeId }) => iriOf(Attendee, attendeeId),
    }),
    delegate: one(t, {
      from: changeRequest.attendeeId,
      to: () => Attendee,
      description: 'The delegate to transfer. Null also when they have been unassigned since.',
    }),
    newMaxAttendees: t.exposeInt('newMaxAttendees', { nullable: true }),
    newTrainerId: t.id({
      nullable: true,
      columns: ['newTrainerId'],
      resolve: ({ newTrainerId }) => iriOf(Trainer, newTrainerId),
    }),
    newTrainer: one(t, { from: changeRequest.newTrainerId, to: () => Trainer }),
    newStartsAt: t.expose('newStartsAt', { type: 'DateTime', nullable: true }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why the change is asked for.' }),
    formerTrainingClass: one(t, {
      from: changeRequest.formerClassId,
      to: () => TrainingClass,
      description:
        'The class of the item before the change was made. Null until then, and for changes made by older releases.',
    }),
    formerTrainer: one(t, { from: changeRequest.formerTrainerId, to: () => Trainer }),
    formerStartsAt: t.expose('formerStartsAt', { type: 'DateTime', nullable: true }),
    formerMaxAttendees: t.exposeInt('formerMaxAttendees', {
      nullable: true,
      description: 'The places of a private class, or the seats on a public one, before the change was made.',
    }),
    invoiceIds: t.idList({
      description: 'The invoices that the change has touched.',
      columns: ['invoiceIds'],
      resolve: ({ invoiceIds }) => invoiceIds.map((id) => `invoices/${id}`),
    }),
    purchaseOrderId: t.id({
      nullable: true,
      description: 'The purchase order that the change has touched.',
      columns: ['purchaseOrderId'],
      resolve: ({ purchaseOrderId }) => purchaseOrderId && `purchase_orders/${purchaseOrderId}`,
    }),
    touched: t.field({
      type: [ImpactType],
      description: 'The same invoices and purchase order, with their names.',
      columns: ['invoiceIds', 'purchaseOrderId'],
      resolve: (row, _args, context) => touchedRecords(context, row),
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the change could not be made, as a sentence.',
    }),
    rejectionReason: t.exposeString('rejectionReason', {
      nullable: true,
      description: 'Why it was rejected, in the words of the user who did it.',
    }),
    impact: t.field({
      type: [ImpactType],
      extensions: ownStatements(10),
      description: 'The records that the change would touch now. Empty once it is implemented, rejected or canceled.',
      columns: ['id'],
      resolve: ({ id }, _args, { database, clock }) => impactNow(database, id, clock()),
    }),
  }),
});

builder.objectField(Booking.ref, 'changeRequests', (t) =>
  many(t, {
    of: () => ChangeRequest,
    by: changeRequest.bookingId,
    order: { createdAt: changeRequest.createdAt },
    defaultOrder: { createdAt: 'DESC' },
  }),
);

listField('changeRequests', ChangeRequest, {
  rule: staff,
  filters: {
    status: enumFilter(changeRequest.status, ChangeRequestStatus),
    approval: enumFilter(changeRequest.approval, ChangeRequestApproval),
    booking: idFilter(changeRequest.bookingId, 'bookings'),
    createdBy: idFilter(changeRequest.createdBy, 'users'),
  },
  order: {
    createdAt: changeRequest.createdAt,
    updatedAt: changeRequest.updatedAt,
    reference: changeRequest.number,
    subject: changeRequest.subjectSort,
    status: changeRequest.status,
    approval: changeRequest.approval,
    booking_reference: changeRequest.bookingNumber,
  },
  defaultOrder: { createdAt: 'DESC' },
});

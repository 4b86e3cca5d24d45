import { builder, implementNode, loadRow, Money, many, one, type RequestContext, staff } from '@console/api-kit';
import {
  tables as classes,
  DeliveryFormat,
  DeliveryPlatform,
  sessionsOfClass,
  Trainer,
  TrainingClass,
  TrainingSeatReservation,
} from '@console/classes-api';
import { Address } from '@console/core-api';
import { assignedSeatsOf } from '../delegate/assignedSeats.ts';
import { BookingItemType, BookingStatus } from '../enumerations.ts';
import { Booking, BookingItem } from '../nodes.ts';
import { bookingItem } from '../tables.ts';
import { itemDiscussedIn } from './discussedIn.ts';
import { recordedOnItem } from './recordedOn.ts';

implementNode(BookingItem, {
  description:
    'Seats in a public class, or a whole private class. Trainer, delivery and sessions are those of the class.',
  rule: staff,
  audit: true,
  lookup: 'bookingItem',
  fields: (t) => ({
    type: t.expose('type', { type: BookingItemType }),
    title: t.exposeString('title'),
    status: t.expose('status', { type: BookingStatus }),
    booking: one(t, { from: bookingItem.bookingId, to: () => Booking }),
    netPrice: t.expose('net', { type: Money }),
    unitPrice: t.expose('unitPrice', { type: Money }),
    quantity: t.exposeInt('quantity'),
    grossPrice: t.expose('gross', { type: Money }),
    taxRatePercent: t.exposeFloat('taxRatePercent', { nullable: true }),
    taxable: t.exposeBoolean('taxable'),
    taxValue: t.expose('tax', { type: Money }),
    poNumber: t.exposeString('poNumber', { nullable: true }),
    trainer: t.field({
      type: Trainer.ref,
      nullable: true,
      resolve: async ({ classId }, _args, context) => {
        const { trainerId } = await classOf(context, classId);
        return trainerId === null ? null : loadRow(context, Trainer, trainerId);
      },
    }),
    trainerDayRate: t.expose('trainerDayRate', { type: Money, nullable: true }),
    trainerTravel: t.expose('trainerTravel', { type: Money, nullable: true }),
    maxAttendees: t.int({
      resolve: async ({ classId }, _args, context) => (await classOf(context, classId)).maxAttendees,
    }),
    deliveryFormat: t.field({
      type: DeliveryFormat,
      resolve: async ({ classId }, _args, context) => (await classOf(context, classId)).deliveryFormat,
    }),
    deliveryPlatform: t.field({
      type: DeliveryPlatform,
      nullable: true,
      resolve: async ({ classId }, _args, context) => (await classOf(context, classId)).deliveryPlatform,
    }),
    deliveryAddress: t.field({
      type: Address.ref,
      nullable: true,
      resolve: async ({ classId }, _args, context) => {
        const { addressId } = await classOf(context, classId);
        return addressId === null ? null : loadRow(context, Address, addressId);
      },
    }),
    sessions: many(t, { ...sessionsOfClass, from: async ({ classId }) => classId }),
    assignedSeatNumber: t.int({
      description: 'The number of its seats with an attendee.',
      resolve: ({ id }, _args, context) => assignedSeatsOf(context, id),
    }),
    attended: t.boolean({
      description: 'Whether attendance is recorded on its seats.',
      columns: ['id'],
      resolve: async ({ id }, _args, context) => (await recordedOnItem(context, id)).attended,
    }),
    noted: t.boolean({
      description: 'Whether there are attendance notes on its seats.',
      columns: ['id'],
      resolve: async ({ id }, _args, context) => (await recordedOnItem(context, id)).noted,
    }),
    discussedIn: t.string({
      nullable: true,
      description: 'The reference of a ticket or a change request about it. Such a record cannot be deleted.',
      columns: ['id'],
      resolve: ({ id }, _args, context) => itemDiscussedIn(context, id),
    }),
    canceledAt: t.expose('canceledAt', { type: 'DateTime', nullable: true }),
    cancelReason: t.exposeString('cancelReason', {
      nullable: true,
      description: 'The reason that was given when it was canceled, alone, with its booking or with its class.',
    }),
    class: one(t, { from: bookingItem.classId, to: () => TrainingClass }),
  }),
});

builder.objectField(TrainingSeatReservation.ref, 'bookingItem', (t) =>
  one(t, { from: classes.trainingSeatReservation.bookingItemId, to: () => BookingItem }),
);

async function classOf(context: RequestContext, classId: string) {
  const row = await loadRow(context, TrainingClass, classId);
  if (!row) throw new Error(`A booking item refers to the class ${classId}, which does not exist.`);
  return row;
}

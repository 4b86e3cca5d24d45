import { builder, loadBatched, type RequestContext, staff } from '@console/api-kit';
import { Attendee, TrainingClass, TrainingSeatReservation } from '@console/classes-api';
import { CustomerContact } from '@console/core-api';
import { ContactRole } from '../enumerations.ts';
import { Booking, Telling } from '../nodes.ts';
import { type PersonToTell, peopleToTell } from './peopleToTell.ts';

const PersonToTellType = builder.objectRef<PersonToTell>('PersonToTell').implement({
  description: 'Somebody who has to hear that a booking, or a class of it, is canceled or postponed.',
  rule: staff,
  fields: (t) => ({
    fullName: t.exposeString('fullName'),
    email: t.exposeString('email', { nullable: true, description: 'Of a delegate: the email on the seat.' }),
    roles: t.expose('roles', { type: [ContactRole], description: 'Empty for a delegate.' }),
    booking: t.expose('booking', { type: Booking.ref }),
    customerContact: t.expose('contact', { type: CustomerContact.ref, nullable: true }),
    attendee: t.expose('attendee', {
      type: Attendee.ref,
      nullable: true,
      description: 'A delegate without a contact. Null for everybody who has one.',
    }),
    seats: t.expose('seats', {
      type: [TrainingSeatReservation.ref],
      description: 'The seats that the person has, or had until they were canceled.',
    }),
    telling: t.expose('telling', {
      type: Telling.ref,
      nullable: true,
      description: 'By whom and when the person was told. Null while nobody has since the last change.',
    }),
  }),
});

builder.objectField(Booking.ref, 'peopleToTell', (t) =>
  t.field({
    type: [PersonToTellType],
    description:
      'Whom to tell that the booking, an item of it or a class of it is canceled or postponed: bookers and billers, then delegates. Empty otherwise.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => ofBooking(context, id),
  }),
);

builder.objectField(TrainingClass.ref, 'peopleToTell', (t) =>
  t.field({
    type: [PersonToTellType],
    description:
      'Whom to tell that the class is canceled or postponed, booking by booking: bookers and billers, then delegates. Empty otherwise.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => ofClass(context, id),
  }),
);

async function ofBooking(context: RequestContext, id: string): Promise<readonly PersonToTell[]> {
  const found = await loadBatched<readonly PersonToTell[]>(context, ofBooking, id, (bookings) =>
    peopleToTell(context.database, { bookings }),
  );
  return found ?? [];
}

async function ofClass(context: RequestContext, id: string): Promise<readonly PersonToTell[]> {
  const found = await loadBatched<readonly PersonToTell[]>(context, ofClass, id, (classes) =>
    peopleToTell(context.database, { classes }),
  );
  return found ?? [];
}

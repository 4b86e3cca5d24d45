import { onEffect, onInquiry } from '@console/api-kit';
import { type ClassEdit, classPlacesChanging, impactOfClassEdit } from '@console/classes-api';
import { bookingImpact } from './bookingImpact.ts';
import { lockBookingsOfClass, namedBookingsOfClass } from './bookingsOfClass.ts';

const consequences: Readonly<Record<ClassEdit, string>> = {
  sessions: 'stays on the class with its changed sessions',
  delivery: 'stays on the class at its new place',
};

/** The bookings on a class whose sessions or place change. They show the new dates, because they read them there. */
onInquiry(impactOfClassEdit, async (queries, { class: { id }, edit }) =>
  (await namedBookingsOfClass(queries, id)).map((one) => ({ ...bookingImpact(one, consequences[edit]), stays: true })),
);

/** Nobody sells or returns places of the class until their number has changed. */
onEffect(classPlacesChanging, (writing, { id }) => lockBookingsOfClass(writing.tx, id));

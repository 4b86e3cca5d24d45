import { audited } from '@console/testing';
import { connection, idOf, session, trainingClass } from './classData.ts';

/** A public schedule with a class of two days, 9 of 12 seats sold. `differences` replace fields of the class. */
export function publicSchedule(reference: string, differences: object = {}) {
  const ofSchedule = trainingClass(reference, differences);
  const days = ['2026-11-16', '2026-11-17'].map((day, index) =>
    session(day, { id: ofSchedule.id }, { dayNumber: index + 1, trainingClass: ofSchedule }),
  );
  const { deliveryFormat, deliveryPlatform, deliveryAddress, courseVersion, seatsTotalCount } = ofSchedule;
  return {
    __typename: 'PublicSchedule',
    id: idOf('public_schedules', reference),
    maxAttendees: seatsTotalCount,
    deliveryFormat,
    deliveryPlatform,
    address: deliveryAddress,
    courseVersion: { title: 'Leadership Essentials', ...courseVersion },
    trainingClass: { busyTrainers: [], ...ofSchedule, sessions: connection(days) },
    ...audited,
  };
}

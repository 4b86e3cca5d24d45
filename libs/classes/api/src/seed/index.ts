export { insertAnswers } from './answerRows.ts';
export { cancelWithoutSeats, cancelWithSeats, noBookingLeft } from './cancellation.ts';
export { type Catalogue, type SeededCourse, seedCatalogue } from './catalogue.ts';
export { insertClasses } from './classRows.ts';
export {
  customersOrder,
  endOf,
  freeSeats,
  type PlannedAttendee,
  type PlannedClass,
  type PlannedReservation,
  planClass,
  reserve,
  startOf,
} from './plannedClass.ts';
export { insertReservations } from './reservationRows.ts';
export { type SeededTrainer, seedTrainers } from './trainers.ts';
export { seedUnavailability } from './unavailability.ts';

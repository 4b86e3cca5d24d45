export { type Catalogue, type SeededCourse, seedCatalogue } from './catalogue.ts';
export { insertClasses, insertReservations } from './classRows.ts';
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
export { type SeededTrainer, seedTrainers } from './trainers.ts';

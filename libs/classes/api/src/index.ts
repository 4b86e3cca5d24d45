import './notesOfClass.ts';

export { Brand } from './Brand.ts';
export { Course } from './Course.ts';
export { CourseVersion } from './CourseVersion.ts';
export { DeliveryFormat, DeliveryPlatform } from './enumerations.ts';
export { migrations } from './migrations.ts';
export { PublicSchedule } from './PublicSchedule.ts';
export { freePlacesOf, heldPlacesOf, releaseSeats, reserveSeats } from './places.ts';
export { Subject } from './Subject.ts';
export * as seed from './seed/index.ts';
export { Trainer } from './Trainer.ts';
export { TrainingClass } from './TrainingClass.ts';
export { TrainingSeatReservation } from './TrainingSeatReservation.ts';
export { sessionsOfClass, TrainingSession } from './TrainingSession.ts';
export * as tables from './tables.ts';

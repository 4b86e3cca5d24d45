import './CourseVersion.ts';
import './Subject.ts';
import './Course.ts';
import './TrainerCourse.ts';
import './Trainer.ts';
import './Brand.ts';
import './QuestionaireAnswer.ts';
import './Attendee.ts';
import './TrainingSeatReservation.ts';
import './TrainingSeat.ts';
import './TrainingSession.ts';
import './PublicSchedule.ts';
import './TrainingClass.ts';
import './busyTrainers.ts';
import './impactOf.ts';
import './impactOnPeople.ts';
import './markTrainingSession.ts';
import './moveTrainingClass.ts';
import './notesOfClass.ts';
import './rescheduleTrainingClass.ts';
import './refreshes.ts';
import './updateTrainingClass.ts';
import './updateTrainingSeat.ts';

export { type ClassRow, classMoved, classTrainerChanged } from './classEffects.ts';
export { lockPlace, reservationToFill, seatDelegate, unseatDelegate } from './delegates.ts';
export { DeliveryFormat, DeliveryPlatform } from './enumerations.ts';
export { type Impact, impactOfClassMove, impactOfClassTrainer } from './Impact.ts';
export {
  Attendee,
  Brand,
  Course,
  CourseVersion,
  PublicSchedule,
  Subject,
  Trainer,
  TrainingClass,
  TrainingSeat,
  TrainingSeatReservation,
  TrainingSession,
} from './nodes.ts';
export { freePlacesOf, heldPlacesOf, releaseSeats, reserveSeats } from './places.ts';
export * as seed from './seed/index.ts';
export { sessionsOfClass } from './TrainingSession.ts';
export * as tables from './tables.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'classes', folder: new URL('../migrations/', import.meta.url) };

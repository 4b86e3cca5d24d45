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
import './TrainerUnavailability.ts';
import './unavailableTrainers.ts';
import './canceledReservations.ts';
import './createCourseVersion.ts';
import './createSubject.ts';
import './updateSubject.ts';
import './publishCourse.ts';
import './updateCourse.ts';
import './createPublicSchedule.ts';
import './createTrainingClass.ts';
import './historyOfClass.ts';
import './impactOf.ts';
import './impactOfEdit.ts';
import './impactOnPeople.ts';
import './markTrainingSession.ts';
import './preCourseQuestionaire.ts';
import './recordPreCourseAnswers.ts';
import './moveTrainingClass.ts';
import './notesOfClass.ts';
import './rescheduleTrainingClass.ts';
import './refreshes.ts';
import './seatsOfContact.ts';
import './sessionRecords.ts';
import './trainerClashes.ts';
import './trainersClasses.ts';
import './updateTrainingClass.ts';
import './updateTrainingDelivery.ts';
import './updateTrainingPlaces.ts';
import './updateTrainingSessions.ts';
import './updateTrainingSeat.ts';
import './createTrainer.ts';
import './updateTrainer.ts';
import './createTrainerCourse.ts';
import './updateTrainerCourse.ts';
import './deleteTrainerCourse.ts';
import './trainerUnavailabilities.ts';
import './updateBrand.ts';

export { releasedByCancellation } from './canceledReservations.ts';
export { changeDelivery, withoutFormerLinks } from './changeDelivery.ts';
export { changePlaces } from './changePlaces.ts';
export { changeSessions } from './changeSessions.ts';
export { changeTrainer } from './changeTrainer.ts';
export {
  type ClassRow,
  classMoved,
  classPlacesChanging,
  classTrainerChanged,
  type TrainerTerms,
  trainerTermsAgreed,
  trainerTermsOf,
} from './classEffects.ts';
export { lockPlace, reservationToFill, seatDelegate, unseatDelegate } from './delegates.ts';
export { emptyPlacesOf, type SeatedDelegate, seatDelegates, seatsOfPeople } from './emptyPlaces.ts';
export { DeliveryFormat, DeliveryPlatform } from './enumerations.ts';
export {
  type AgreedWork,
  type ClassEdit,
  type Impact,
  ImpactType,
  impactOfClassEdit,
  impactOfClassMove,
  impactOfClassTrainer,
  impactOfTrainerTerms,
} from './Impact.ts';
export { impactOfPlaces } from './impactOfPlaces.ts';
export { delegateImpactsOfItems } from './impactOnPeople.ts';
export { keepLeavingDelegates } from './keepDelegates.ts';
export { classFieldTexts, makeClass } from './makeClass.ts';
export { moveDelegate } from './moveDelegate.ts';
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
export { freePlacesOf, heldPlacesOf, lockPlacesOf, releaseSeats, reserveSeats } from './places.ts';
export { placesInUse } from './placesInUse.ts';
export { rescheduleClass } from './rescheduleClass.ts';
export * as seed from './seed/index.ts';
export { sessionsOfClass } from './TrainingSession.ts';
export * as tables from './tables.ts';
export { trainerConflicts } from './trainerConflicts.ts';
export { holdTrainer } from './trainerOfClass.ts';
export { leavePlaces, type Transfer, takePlaces } from './transferPlaces.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'classes', folder: new URL('../migrations/', import.meta.url) };

import './course/CourseVersion.ts';
import './subject/Subject.ts';
import './course/Course.ts';
import './trainer-course/TrainerCourse.ts';
import './trainer/Trainer.ts';
import './trainer/trainerOfUser.ts';
import './brand/Brand.ts';
import './pre-course/QuestionaireAnswer.ts';
import './training-seat/Attendee.ts';
import './training-seat/TrainingSeatReservation.ts';
import './training-seat/TrainingSeat.ts';
import './training-session/TrainingSession.ts';
import './public-schedule/PublicSchedule.ts';
import './training-class/TrainingClass.ts';
import './class-trainer/busyTrainers.ts';
import './trainer-unavailability/TrainerUnavailability.ts';
import './class-trainer/unavailableTrainers.ts';
import './training-seat/canceledReservations.ts';
import './course/createCourseVersion.ts';
import './subject/createSubject.ts';
import './subject/updateSubject.ts';
import './course/publishCourse.ts';
import './course/updateCourse.ts';
import './public-schedule/createPublicSchedule.ts';
import './training-class/createTrainingClass.ts';
import './course/historyOfCourse.ts';
import './training-class/historyOfClass.ts';
import './training-class/impactOfMove.ts';
import './class-edit/impactOfTrainer.ts';
import './class-edit/impactOfEdit.ts';
import './training-session/markTrainingSession.ts';
import './pre-course/preCourseQuestionaire.ts';
import './pre-course/recordPreCourseAnswers.ts';
import './training-class/moveTrainingClass.ts';
import './training-class/workflowsOfClass.ts';
import './training-class/notesOfClass.ts';
import './training-class/provisionalBefore.ts';
import './training-class/rescheduleTrainingClass.ts';
import './refreshes.ts';
import './training-seat/correctSeatsOfContact.ts';
import './sortKeys.ts';
import './training-seat/seatsOfContact.ts';
import './training-session/sessionRecords.ts';
import './class-trainer/trainerClashes.ts';
import './class-trainer/trainersClasses.ts';
import './class-edit/updateTrainingClass.ts';
import './class-edit/updateTrainingDelivery.ts';
import './class-edit/updateTrainingPlaces.ts';
import './class-edit/updateTrainingSessions.ts';
import './training-seat/updateTrainingSeat.ts';
import './trainer/createTrainer.ts';
import './trainer/updateTrainer.ts';
import './trainer-course/createTrainerCourse.ts';
import './trainer-course/updateTrainerCourse.ts';
import './trainer-course/deleteTrainerCourse.ts';
import './trainer-unavailability/trainerUnavailabilities.ts';
import './brand/updateBrand.ts';
import './brand/changeBrandSeller.ts';
import './brand/setBrandLogo.ts';

export { changeDelivery, withoutFormerLinks } from './class-edit/changeDelivery.ts';
export { changePlaces } from './class-edit/changePlaces.ts';
export { changeSessions } from './class-edit/changeSessions.ts';
export { impactOfPlaces } from './class-edit/impactOfPlaces.ts';
export { impactOfTrainer } from './class-edit/impactOfTrainer.ts';
export { whyNotNewDays } from './class-edit/whyNotNewDays.ts';
export { changeTrainer } from './class-trainer/changeTrainer.ts';
export { trainerConflicts } from './class-trainer/trainerConflicts.ts';
export { holdTrainer } from './class-trainer/trainerOfClass.ts';
export {
  type AgreedWork,
  type ClassEdit,
  type ClassRow,
  classMoved,
  classPlacesChanging,
  classTrainerChanged,
  feedbackAsked,
  impactOfClassEdit,
  preCourseAnswered,
  preCourseAnswersMoved,
  type TrainerTerms,
  trainerTermsAgreed,
  trainerTermsOf,
} from './classEffects.ts';
export { DeliveryFormat, DeliveryPlatform } from './enumerations.ts';
export {
  feedbackUrlOfPerson,
  readSignedText,
  type SignedPerson,
  setFeedbackSite,
} from './feedback-link/feedbackLinks.ts';
export { feedbackUrlInClass } from './feedback-link/feedbackUrlInClass.ts';
export { classVariables, feedbackUrl, valuesOfClass } from './mail-target/mailAboutClass.ts';
export {
  Attendee,
  Brand,
  PublicSchedule,
  Questionaire,
  QuestionaireAnswer,
  Trainer,
  TrainingClass,
  TrainingSeat,
  TrainingSeatReservation,
  TrainingSession,
} from './nodes.ts';
export { answerPreCourse } from './pre-course/answerPreCourse.ts';
export { newestPreCourse } from './pre-course/preCourseQuestionaire.ts';
export { QuestionaireQuestion } from './pre-course/QuestionaireAnswer.ts';
export { checkedQuestions } from './questionnaire/checkedAnswers.ts';
export type { PostCourseKind } from './questionnaire/postCourse.ts';
export {
  type AskedQuestionnaire,
  correctAnswers,
  type GivenAnswer,
  type GivenAnswers,
  postCourseQuestionnaire,
  recordAnswers,
} from './questionnaire/recordAnswers.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
export { impactOfMove } from './training-class/impactOfMove.ts';
export { delegateImpactsOfItems } from './training-class/impactOnPeople.ts';
export { classFieldTexts, makeClass } from './training-class/makeClass.ts';
export { plannedDates } from './training-class/plannedDates.ts';
export { rescheduleClass } from './training-class/rescheduleClass.ts';
export { releasedByCancellation } from './training-seat/canceledReservations.ts';
export { correctDelegate } from './training-seat/correctDelegate.ts';
export { lockPlace, reservationToFill, seatDelegate, unseatDelegate } from './training-seat/delegates.ts';
export { emptyPlacesOf, type SeatedDelegate, seatDelegates, seatsOfPeople } from './training-seat/emptyPlaces.ts';
export { keepLeavingDelegates } from './training-seat/keepDelegates.ts';
export { moveDelegate } from './training-seat/moveDelegate.ts';
export { freePlacesOf, heldPlacesOf, lockPlacesOf, releaseSeats, reserveSeats } from './training-seat/places.ts';
export { leavePlaces, type Transfer, takePlaces } from './training-seat/transferPlaces.ts';
export { sessionsOfClass } from './training-session/TrainingSession.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'classes', folder: new URL('../migrations/', import.meta.url) };

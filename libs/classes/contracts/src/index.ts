export {
  type AnswersForm,
  type AnswersPart,
  answerFieldsOf,
  answersForm,
  answersInput,
  recordPreCourseAnswersInput,
} from './answerInputs.ts';
export { whyNotAnswerAgain, whyNotRecordAnswers } from './answerRules.ts';
export { answerOf, valuesOf } from './answerValues.ts';
export { type Attendance, attendances } from './attendance.ts';
export { attendanceNotesInput, markTrainingSessionInput, updateTrainingSeatInput } from './attendanceInputs.ts';
export { whyNotClassMarks, whyNotClassNotes, whyNotMark, whyNotMarkYet } from './attendanceRules.ts';
export {
  brandAddressInput,
  brandColoursInput,
  brandDetailsInput,
  brandLabels,
  changeBrandSellerInput,
  updateBrandInput,
} from './brandInputs.ts';
export { logoTypes, logoWords, type ReadLogo, readLogo, setBrandLogoInput } from './brandLogo.ts';
export {
  fewestPlaces,
  type PlacesInUse,
  whyFewestPlaces,
  whyNotEditSessions,
  whyNotMoveSession,
  whyNotNewDay,
  whyNotRemoveSession,
  whyReasonNeeded,
} from './classEditRules.ts';
export {
  deliveryEditChecks,
  editDeliveryInput,
  editPlacesInput,
  editSessionsInput,
  sessionsToEdit,
  type TrainingSessionInput,
  updateTrainingDeliveryInput,
  updateTrainingPlacesInput,
  updateTrainingSessionsInput,
} from './classEdits.ts';
export { type ClassType, classTypes, defaultClassPeriod, publicArgument } from './classFilter.ts';
export {
  changeTrainerInput,
  classToDownload,
  editClassInput,
  moveTrainingClassInput,
  rescheduleTrainingClassInput,
  updateTrainingClassInput,
} from './classInputs.ts';
export {
  type ClassMove,
  type ClassToMove,
  classMoves,
  movesOfClass,
  whyNotMoveClass,
} from './classMoves.ts';
export { whyNotChangeClass, whyNotTeach, whyTrainerIsBusy } from './classRules.ts';
export { contrastOf, isColour, neededContrast } from './contrast.ts';
export {
  coursePartInputs,
  createCourseVersionInput,
  defaultDurationDays,
  defaultOutline,
  isDefaultOutline,
  type LessonInput,
  publishCourseInput,
  updateCourseInput,
} from './courseInputs.ts';
export { whyNotPublish } from './courseRules.ts';
export { type CourseStatus, type CourseVersionStatus, courseStatuses, courseVersionStatuses } from './courseStatus.ts';
export { customerLabel } from './customerLabel.ts';
export {
  whyNotEmptySeat,
  whyNotMoveDelegate,
  whyNotSeatDelegate,
  whyNotSeatOn,
  whyNotSecondSeat,
  whyNotSwap,
} from './delegates.ts';
export {
  type Delivery,
  type DeliveryFormat,
  type DeliveryPlatform,
  deliveryFormats,
  deliveryParts,
  deliveryPlace,
  deliveryPlatforms,
  keepsLinks,
} from './delivery.ts';
export { type FeedbackKind, feedbackKinds } from './feedbackKind.ts';
export { classLinks } from './links.ts';
export {
  addressFields,
  classToHold,
  createPublicScheduleInput,
  createTrainingClassInput,
  deliveryChecks,
  deliveryFields,
  maxSessions,
  newClassTypes,
  newTrainingSessions,
  whyNotHold,
} from './newClassInput.ts';
export { type NewClassSource, newClassLink } from './newClassLink.ts';
export { type PreCourseTopics, preCourseTopics, topicsQuestion, topicUse } from './preCourseTopics.ts';
export {
  type AnswerProblem,
  answerTo,
  labelOf,
  linesOf,
  otherChoice,
  type QuestionnaireAnswer,
  type QuestionnaireAnswers,
  type QuestionnaireQuestion,
  type QuestionRules,
  questionnaireAnswers,
  questionnaireQuestions,
  readQuestionnaire,
  rowsOf,
  textOf,
  textsOf,
  validateAnswers,
} from './questionnaire.ts';
export { hasEnded, whyNotGiveBack, whyNotSeats, whyNotSell } from './seats.ts';
export { endsNextDay, momentsOf, type SessionHours, whyNotEnd } from './sessionMoments.ts';
export { addWorkingDays, isWorkingDay, shiftDays } from './shiftDays.ts';
export {
  type PublicScheduleSlotProps,
  peopleToTellAnchor,
  publicScheduleDetailPanel,
  type TrainerSlotProps,
  type TrainingClassSlotProps,
  trainerDetailPanel,
  trainingClassDetailPanel,
  trainingClassPeoplePanel,
  trainingClassSeatsAction,
} from './slots.ts';
export { createSubjectInput, updateSubjectInput } from './subjectInputs.ts';
export {
  createTrainerCourseInput,
  createTrainerInput,
  deleteTrainerCourseInput,
  maxDayRate,
  trainerContactInput,
  trainerContactLabels,
  trainerLocationInput,
  trainerSkillLabels,
  trainerSkills,
  updateTrainerCourseInput,
  updateTrainerInput,
} from './trainerInputs.ts';
export { mayTeach, type TrainerStatus, trainerStatuses } from './trainerStatus.ts';
export {
  createTrainerUnavailabilityInput,
  deleteTrainerUnavailabilityInput,
  type UnavailablePeriod,
  unavailableAt,
  unavailablePeriod,
  unavailableWords,
  updateTrainerUnavailabilityInput,
  whyTrainerIsUnavailable,
} from './trainerUnavailability.ts';
export { type TrainingClassStatus, trainingClassStatuses } from './trainingClassStatus.ts';

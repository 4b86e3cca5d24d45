export { type Attendance, attendanceLabels, attendances } from './attendance.ts';
export { attendanceNotesInput, markTrainingSessionInput, updateTrainingSeatInput } from './attendanceInputs.ts';
export { whyNotMark } from './attendanceRules.ts';
export {
  type ClassType,
  classTypeLabels,
  classTypes,
  defaultClassPeriod,
  defaultClassType,
  publicArgument,
} from './classFilter.ts';
export {
  rescheduleTrainingClassInput,
  sessionDates,
  trainingClassToWrite,
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
export { type CourseStatus, courseStatuses, courseStatusLabels } from './courseStatus.ts';
export { customerLabel } from './customerLabel.ts';
export { whyNotEmptySeat, whyNotSeatDelegate, whyNotSecondSeat } from './delegates.ts';
export {
  type Delivery,
  type DeliveryFormat,
  type DeliveryPlatform,
  deliveryFormatLabel,
  deliveryFormatLabels,
  deliveryFormats,
  deliveryPlace,
  deliveryPlatformLabels,
  deliveryPlatforms,
} from './delivery.ts';
export { classLinks } from './links.ts';
export { hasEnded, whyNotGiveBack, whyNotSeats, whyNotSell } from './seats.ts';
export { type TrainingClassSlotProps, trainingClassDetailPanel } from './slots.ts';
export { type TrainerStatus, trainerStatuses, trainerStatusLabels } from './trainerStatus.ts';
export {
  type TrainingClassStatus,
  trainingClassStatuses,
  trainingClassStatusLabels,
} from './trainingClassStatus.ts';

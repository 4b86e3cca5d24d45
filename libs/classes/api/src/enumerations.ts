import { enumType } from '@console/api-kit';
import {
  attendances,
  courseStatuses,
  deliveryFormats,
  deliveryPlatforms,
  newClassTypes,
  trainerStatuses,
  trainingClassStatuses,
} from '@console/classes-contracts';

export const Attendance = enumType('Attendance', attendances);

export const CourseStatus = enumType('CourseStatus', courseStatuses);

export const DeliveryFormat = enumType('DeliveryFormat', deliveryFormats);

export const DeliveryPlatform = enumType('DeliveryPlatform', deliveryPlatforms);

export const TrainerStatus = enumType('TrainerStatus', trainerStatuses);

export const TrainingClassStatus = enumType('TrainingClassStatus', trainingClassStatuses);

export const TrainingClassType = enumType('TrainingClassType', newClassTypes);

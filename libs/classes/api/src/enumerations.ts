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

export const Attendance = enumType('Attendance', attendances.values);

export const CourseStatus = enumType('CourseStatus', courseStatuses.values);

export const DeliveryFormat = enumType('DeliveryFormat', deliveryFormats.values);

export const DeliveryPlatform = enumType('DeliveryPlatform', deliveryPlatforms.values);

export const TrainerStatus = enumType('TrainerStatus', trainerStatuses.values);

export const TrainingClassStatus = enumType('TrainingClassStatus', trainingClassStatuses.values);

enumType('TrainingClassType', newClassTypes.values);

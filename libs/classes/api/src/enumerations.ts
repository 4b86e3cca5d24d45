import { builder } from '@console/api-kit';
import {
  attendances,
  courseStatuses,
  deliveryFormats,
  deliveryPlatforms,
  trainerStatuses,
  trainingClassStatuses,
} from '@console/classes-contracts';

export const Attendance = builder.enumType('Attendance', { values: attendances });

export const CourseStatus = builder.enumType('CourseStatus', { values: courseStatuses });

export const DeliveryFormat = builder.enumType('DeliveryFormat', { values: deliveryFormats });

export const DeliveryPlatform = builder.enumType('DeliveryPlatform', { values: deliveryPlatforms });

export const TrainerStatus = builder.enumType('TrainerStatus', { values: trainerStatuses });

export const TrainingClassStatus = builder.enumType('TrainingClassStatus', { values: trainingClassStatuses });

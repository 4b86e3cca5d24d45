import { defineEnumeration, type ValueOf } from '@console/rules';

/** The states of a trainer. They say whether the trainer can be asked to teach (O§3). */
export const trainerStatuses = defineEnumeration({
  active: 'Active',
  blacklisted: 'Blacklisted',
  inactive: 'Inactive',
  retired: 'Retired',
  unknown: 'Unknown',
});
export type TrainerStatus = ValueOf<typeof trainerStatuses>;

/** Whether a trainer with this status can be given classes. */
export const mayTeach = (status: string): boolean => status === 'active';

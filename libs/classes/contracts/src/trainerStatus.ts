/** The states of a trainer. They say whether the trainer can be asked to teach (O§3). */
export const trainerStatuses = ['active', 'blacklisted', 'inactive', 'retired', 'unknown'] as const;
export type TrainerStatus = (typeof trainerStatuses)[number];

export const trainerStatusLabels: Readonly<Record<TrainerStatus, string>> = {
  active: 'Active',
  blacklisted: 'Blacklisted',
  inactive: 'Inactive',
  retired: 'Retired',
  unknown: 'Unknown',
};

/** Whether a trainer with this status can be given classes. */
export const mayTeach = (status: string): boolean => status === 'active';

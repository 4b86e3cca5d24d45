/** The states of a training class, spelled as in O§3. */
export const trainingClassStatuses = ['confirmed', 'delivered', 'canceled', 'postponed', 'provisional'] as const;
export type TrainingClassStatus = (typeof trainingClassStatuses)[number];

/** The label of each state. */
export const trainingClassStatusLabels: Readonly<Record<TrainingClassStatus, string>> = {
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  canceled: 'Canceled',
  postponed: 'Postponed',
  provisional: 'Provisional',
};

/** The states of a training class, letter for letter (O§3). */
export const trainingClassStatuses = ['confirmed', 'delivered', 'canceled', 'postponed', 'provisional'] as const;
export type TrainingClassStatus = (typeof trainingClassStatuses)[number];

/** What each state is called on screen. */
export const trainingClassStatusLabels: Readonly<Record<TrainingClassStatus, string>> = {
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  canceled: 'Canceled',
  postponed: 'Postponed',
  provisional: 'Provisional',
};

/** What became of an email on its way to its recipients, in the order of its life. */
export const emailLogStatuses = ['queued', 'sent', 'failed'] as const;
export type EmailLogStatus = (typeof emailLogStatuses)[number];

/** What each state is called on screen. */
export const emailLogStatusLabels: Readonly<Record<EmailLogStatus, string>> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
};

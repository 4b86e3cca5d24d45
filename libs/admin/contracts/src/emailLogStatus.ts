/** The delivery states of an email, in the order of its life. */
export const emailLogStatuses = ['queued', 'sent', 'failed'] as const;
export type EmailLogStatus = (typeof emailLogStatuses)[number];

/** The label of each state. */
export const emailLogStatusLabels: Readonly<Record<EmailLogStatus, string>> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
};

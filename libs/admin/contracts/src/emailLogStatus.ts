import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of the sending of an email, in the order of its life. */
export const emailLogStatuses = defineStatuses({
  queued: { label: 'Queued', tone: 'neutral', icon: icons.Hourglass16 },
  sending: { label: 'Sending', tone: 'neutral', icon: icons.Hourglass16 },
  sent: { label: 'Sent', tone: 'neutral', icon: icons.Send20 },
  partial: { label: 'Partly sent', tone: 'warning', icon: icons.Warning16 },
  failed: { label: 'Failed', tone: 'danger', icon: icons.ErrorCircle16 },
  not_sent: { label: 'Not sent', tone: 'warning', icon: icons.Prohibited16 },
});
export type EmailLogStatus = ValueOf<typeof emailLogStatuses>;

/** What became of one recipient. */
export const emailRecipientStatuses = defineStatuses({
  waiting: { label: 'Waiting', tone: 'neutral', icon: icons.Hourglass16 },
  sent: { label: 'Sent', tone: 'neutral', icon: icons.Send20 },
  deferred: { label: 'Deferred', tone: 'warning', icon: icons.Warning16 },
  refused: { label: 'Refused', tone: 'danger', icon: icons.ErrorCircle16 },
  suppressed: { label: 'Undeliverable', tone: 'warning', icon: icons.Prohibited16 },
});
export type EmailRecipientStatus = ValueOf<typeof emailRecipientStatuses>;

import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The delivery states of an email, in the order of its life. */
export const emailLogStatuses = defineStatuses({
  queued: { label: 'Queued', tone: 'neutral', icon: icons.Hourglass16 },
  sent: { label: 'Sent', tone: 'neutral', icon: icons.Send20 },
  failed: { label: 'Failed', tone: 'danger', icon: icons.ErrorCircle16 },
});
export type EmailLogStatus = ValueOf<typeof emailLogStatuses>;

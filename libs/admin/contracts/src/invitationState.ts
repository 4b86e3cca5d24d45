import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** What became of the newest invitation of a user who cannot sign in yet. */
export const invitationStates = defineStatuses({
  waiting: { label: 'Waiting to be sent', tone: 'neutral', icon: icons.Hourglass16 },
  not_sent: { label: 'Not sent', tone: 'warning', icon: icons.Prohibited16 },
  open: { label: 'Link works', tone: 'success', icon: icons.CheckmarkCircle16 },
  expired: { label: 'Link has expired', tone: 'warning', icon: icons.Warning16 },
  ended: { label: 'Link no longer works', tone: 'warning', icon: icons.Prohibited16 },
});
export type InvitationState = ValueOf<typeof invitationStates>;

import { defineStatuses } from '@console/rules';
import * as icons from './icons.ts';

/** Samples of statuses, one in each tone. Those of the console stand in the contracts of their domains. */
export const bookingStatuses = defineStatuses({
  draft: { label: 'Draft', tone: 'neutral', icon: icons.Edit20 },
  confirmed: { label: 'Confirmed', tone: 'brand', icon: icons.Checkmark20 },
  delivered: { label: 'Delivered', tone: 'success', icon: icons.HatGraduation16 },
  on_hold: { label: 'On hold', tone: 'warning', icon: icons.PauseCircle16 },
  rejected: { label: 'Rejected', tone: 'danger', icon: icons.DismissCircle16 },
  canceled: { label: 'Canceled', tone: 'outline', icon: icons.SubtractCircle16 },
});

import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a booking and of its items, letter for letter, in the order of their life (O§3). */
export const bookingStatuses = defineStatuses({
  draft: { label: 'Draft', tone: 'neutral', icon: icons.Edit20 },
  confirmed: { label: 'Confirmed', tone: 'brand', icon: icons.Checkmark20 },
  delivered: { label: 'Delivered', tone: 'success', icon: icons.HatGraduation16 },
  complete: { label: 'Complete', tone: 'success', icon: icons.CheckmarkCircleFilled20 },
  on_hold: { label: 'On hold', tone: 'warning', icon: icons.PauseCircle16 },
  canceled: { label: 'Canceled', tone: 'outline', icon: icons.SubtractCircle16 },
});
export type BookingStatus = ValueOf<typeof bookingStatuses>;

import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a training class, spelled as in O§3. */
export const trainingClassStatuses = defineStatuses({
  confirmed: { label: 'Confirmed', tone: 'brand', icon: icons.Checkmark20 },
  delivered: { label: 'Delivered', tone: 'success', icon: icons.HatGraduation16 },
  canceled: { label: 'Canceled', tone: 'outline', icon: icons.SubtractCircle16 },
  postponed: { label: 'Postponed', tone: 'warning', icon: icons.CalendarClock16 },
  provisional: { label: 'Provisional', tone: 'neutral', icon: icons.CircleHint16 },
});
export type TrainingClassStatus = ValueOf<typeof trainingClassStatuses>;

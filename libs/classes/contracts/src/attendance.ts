import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** Whether a delegate attended a day of a class (O§3). */
export const attendances = defineStatuses({
  none: { label: 'None', tone: 'neutral', icon: icons.Circle16 },
  partial: { label: 'Partial', tone: 'warning', icon: icons.CircleHalfFill16 },
  full: { label: 'Full', tone: 'success', icon: icons.CheckmarkCircleFilled20 },
});
export type Attendance = ValueOf<typeof attendances>;

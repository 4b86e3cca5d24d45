/** Whether a delegate attended a day of a class (O§3). */
export const attendances = ['none', 'partial', 'full'] as const;
export type Attendance = (typeof attendances)[number];

export const attendanceLabels: Readonly<Record<Attendance, string>> = {
  none: 'None',
  partial: 'Partial',
  full: 'Full',
};

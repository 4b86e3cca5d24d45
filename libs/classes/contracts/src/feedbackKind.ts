import { defineEnumeration, type ValueOf } from '@console/rules';

/** Who is asked, and when (C§3, O§3). */
export const feedbackKinds = defineEnumeration({
  attendee_pre_course: 'Delegate, before the course',
  attendee_post_course: 'Delegate, after the course',
  booker_post_course: 'Booker, after the course',
  trainer_post_course: 'Trainer, after the course',
});
export type FeedbackKind = ValueOf<typeof feedbackKinds>;

import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a course, derived from its versions (O§3). They say whether it can be sold. */
export const courseStatuses = defineStatuses({
  draft: { label: 'Draft', tone: 'neutral', icon: icons.Edit20 },
  published: { label: 'Published', tone: 'success', icon: icons.CheckmarkCircle16 },
  unpublished_changes: { label: 'Unpublished changes', tone: 'warning', icon: icons.Edit20 },
});
export type CourseStatus = ValueOf<typeof courseStatuses>;

/** The states of a version of a course. Classes that were planned with a replaced version keep it. */
export const courseVersionStatuses = defineStatuses({
  draft: { label: 'Draft', tone: 'neutral', icon: icons.Edit20 },
  published: { label: 'Published', tone: 'success', icon: icons.CheckmarkCircle16 },
  replaced: { label: 'Replaced', tone: 'neutral', icon: icons.SubtractCircle16 },
});
export type CourseVersionStatus = ValueOf<typeof courseVersionStatuses>;

import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a course, derived from its versions (O§3). They say whether it can be sold. */
export const courseStatuses = defineStatuses({
  draft: { label: 'Draft', tone: 'neutral', icon: icons.Edit20 },
  published: { label: 'Published', tone: 'success', icon: icons.CheckmarkCircle16 },
  unpublished_changes: { label: 'Unpublished changes', tone: 'warning', icon: icons.Edit20 },
});
export type CourseStatus = ValueOf<typeof courseStatuses>;

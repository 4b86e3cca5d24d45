/** The states of a course, derived from its versions (O§3). They say whether it can be sold. */
export const courseStatuses = ['draft', 'published', 'unpublished_changes'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

export const courseStatusLabels: Readonly<Record<CourseStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  unpublished_changes: 'Unpublished changes',
};

import { classLinks, courseStatuses } from '@console/classes-contracts';
import { defineList, recordFilter, SMALL_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The list of courses by title (CLS-13). */
export const courseList = defineList({
  name: 'courses',
  noun: ['course', 'courses'],
  filters: {
    q: textFilter({ label: 'Title', placeholder: 'Filter by title', variables: (title) => ({ title }) }),
    subject: recordFilter({ label: 'Subject', prefix: 'subjects' }),
    status: severalFilter({ label: 'Status', choices: courseStatuses.labels }),
  },
  sorts: ['title', 'reference', 'status', 'createdAt'],
  order: { field: 'title', direction: 'asc' },
  sizes: SMALL_SIZES,
});

/** The link to all courses of a subject. */
export function coursesOfSubject(subject: string): string {
  return `${classLinks.courses()}?${courseList.queryOf({ subject })}`;
}

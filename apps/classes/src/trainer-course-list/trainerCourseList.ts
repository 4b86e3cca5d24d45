import { defineList, LARGE_SIZES, recordFilter, textFilter } from '@console/lists/definition';

/** The list of the courses that trainers can teach. By default it is ordered by the trainer's name (O§7). */
export const trainerCourseList = defineList({
  name: 'trainer-courses',
  noun: ['trainer course', 'trainer courses'],
  filters: {
    q: textFilter({
      label: 'Course title',
      placeholder: 'Filter by course title',
      variables: (courseTitle) => ({ courseTitle }),
    }),
    trainer: recordFilter({ label: 'Trainer', prefix: 'trainers' }),
  },
  sorts: ['trainer_contact_fullName', 'course_title'],
  order: { field: 'trainer_contact_fullName', direction: 'asc' },
  sizes: LARGE_SIZES,
});

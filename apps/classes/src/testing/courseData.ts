import { audited } from '@console/testing';
import { connection, idOf } from './classData.ts';

/** Answers of the API for the screens of courses and subjects. */

export function subject(title: string, courses = 0) {
  return { id: idOf('subjects', title), ...audited, version: 1, title, courses: { totalCount: courses } };
}

/** A version of a course. `differences` replace its fields. */
export function courseVersion(number: number, differences: object = {}) {
  return {
    id: idOf('course_versions', `LEAD-101 ${number}`),
    number,
    title: 'Leadership Essentials',
    durationDays: 2,
    publishedAt: '2026-03-02T09:00:00.000Z',
    outline: [
      { title: 'Leading yourself', topics: ['Values', 'Energy', 'Time'] },
      { title: 'Leading a team', topics: ['Trust'] },
    ],
    ...differences,
  };
}

/** A course with unpublished changes in its third version. `differences` replace its fields. */
export function course(differences: object = {}) {
  return {
    id: idOf('courses', 'LEAD-101'),
    ...audited,
    version: 1,
    reference: 'LEAD-101',
    title: 'Leadership Essentials',
    status: 'unpublished_changes',
    subject: subject('Leadership'),
    publishedCourseVersion: courseVersion(2),
    versions: connection([courseVersion(3, { durationDays: 3, publishedAt: null }), courseVersion(2)]),
    ...differences,
  };
}

import { formatCount } from '@console/format';
import { columnsOf, keepOnPhone } from '@console/lists';
import { graphql, useFragment } from 'react-relay';
import { coursesOfSubject } from '../course-list/courseList.ts';
import type {
  subjectColumns_subject$data,
  subjectColumns_subject$key,
} from './__generated__/subjectColumns_subject.graphql.ts';

/** The fields of a subject that its row shows. */
export function useSubjectRow(key: subjectColumns_subject$key): subjectColumns_subject$data {
  return useFragment(
    graphql`
      fragment subjectColumns_subject on Subject {
        id
        title
        createdAt
        courses { totalCount }
      }
    `,
    key,
  );
}

const { record, text, date } = columnsOf<subjectColumns_subject$data>();

/** Every column of the list, in its standard order. A subject's title leads to its courses. */
export const subjectColumns = keepOnPhone(
  ['title', 'courses'],
  [
    record('title', 'Title', ({ id }) => coursesOfSubject(id), { minWidth: 180 }),
    text('courses', 'Courses', ({ courses }) => formatCount(courses.totalCount), {
      width: 96,
      minWidth: 84,
      align: 'end',
    }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 1 }),
  ],
);

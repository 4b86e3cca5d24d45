import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { formatCount } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import { coursesOfSubject } from '../course-list/courseList.ts';
import type {
  subjectColumns_subject$data,
  subjectColumns_subject$key,
} from './__generated__/subjectColumns_subject.graphql.ts';
import { EditSubjectButton } from './EditSubjectButton.tsx';

/** The fields of a subject that its row shows. */
export function useSubjectRow(key: subjectColumns_subject$key): subjectColumns_subject$data {
  return useFragment(
    graphql`
      fragment subjectColumns_subject on Subject {
        id
        title
        createdAt
        courses { totalCount }
        ...EditSubjectButton_subject
      }
    `,
    key,
  );
}

const { record, text, date } = columnsOf<subjectColumns_subject$data>();

/** Every column of the list, in its standard order. A subject's title leads to its courses. */
export const subjectColumns: readonly Column<subjectColumns_subject$data>[] = keepOnPhone(
  ['title', 'courses', 'action'],
  [
    record('title', 'Title', ({ id }) => coursesOfSubject(id), { minWidth: 180, phoneWidth: 160 }),
    text('courses', 'Courses', ({ courses }) => formatCount(courses.totalCount), {
      width: 96,
      minWidth: 84,
      align: 'end',
    }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 1 }),
    {
      id: 'action',
      header: 'Action',
      cell: (subject) => <EditSubjectButton subject={subject} />,
      width: 80,
      minWidth: 72,
      whole: true,
    },
  ],
);

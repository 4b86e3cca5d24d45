import { classLinks, courseStatuses } from '@console/classes-contracts';
import { columnsOf, keepOnPhone } from '@console/design-system/table';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type {
  courseColumns_course$data,
  courseColumns_course$key,
} from './__generated__/courseColumns_course.graphql.ts';

/** The fields of a course that its row shows. */
export function useCourseRow(key: courseColumns_course$key): courseColumns_course$data {
  return useFragment(
    graphql`
      fragment courseColumns_course on Course {
        id
        title
        reference
        status
        createdAt
        subject { title }
        publishedCourseVersion { durationDays }
        versions(first: 1) { edges { node { durationDays } } }
      }
    `,
    key,
  );
}

/** The duration of the version that the title is from: the published one, or the newest. */
function durationOf({ publishedCourseVersion, versions }: courseColumns_course$data): string | null {
  const shown = publishedCourseVersion ?? versions.edges[0]?.node;
  return shown ? countOf(shown.durationDays, 'day') : null;
}

const { record, text, badge, date } = columnsOf<courseColumns_course$data>();

/** Every column of the list, in its standard order. */
export const courseColumns = keepOnPhone(
  ['title', 'status'],
  [
    record('title', 'Title', ({ id }) => classLinks.course(id), { minWidth: 200, phoneWidth: 140 }),
    text('reference', 'Reference', ({ reference }) => reference, { width: 120, whole: true, minWidth: 104 }),
    text('subject', 'Subject', ({ subject }) => subject.title, { width: 180, minWidth: 140, dropRank: 3 }),
    badge('status', 'Status', courseStatuses, ({ status }) => status, { width: 184, minWidth: 176 }),
    text('durationDays', 'Duration', durationOf, { width: 96, minWidth: 84, align: 'end', dropRank: 2 }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { optional: true, dropRank: 1 }),
  ],
);

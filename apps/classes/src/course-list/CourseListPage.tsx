import { SubjectFilter } from '@console/classes-web';
import { countQuery, ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { CreateCourseButton } from '../create-course/CreateCourseButton.tsx';
import type { CourseListPageCountQuery } from './__generated__/CourseListPageCountQuery.graphql.ts';
import type { CourseListPageQuery } from './__generated__/CourseListPageQuery.graphql.ts';
import { courseColumns, useCourseRow } from './courseColumns.tsx';
import { courseList } from './courseList.ts';

/** The courses by title (C§2). Its main action opens the dialog for a new course. */
export default function CourseListPage() {
  const { courses, subject } = usePageQuery<CourseListPageQuery>(graphql`
    query CourseListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [CourseFilter_order!]
      $title: String, $subject: ID, $status: [CourseStatus!], $hasSubject: Boolean!, $chosenSubject: ID!
    ) @preloadable {
      courses(
        first: $first, after: $after, last: $last, before: $before, order: $order
        title: $title, subject: $subject, status_list: $status
      ) {
        edges {
          node {
            id
            reference
            ...courseColumns_course
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      subject(id: $chosenSubject) @include(if: $hasSubject) { title }
    }
  `);
  return (
    <ListPage
      title="Course list"
      actions={<CreateCourseButton />}
      list={courseList}
      counts={counts}
      records={{ subject: { Picker: SubjectFilter, nameOf: () => subject?.title } }}
      rows={courses}
      columns={courseColumns}
      useRow={useCourseRow}
      nameOf={referenceOf}
    />
  );
}

const counts = countQuery<CourseListPageCountQuery>(graphql`
  query CourseListPageCountQuery(
    $title: String, $subject: ID, $status: [CourseStatus!], $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: courses(title: $title, subject: $subject, status_list: $status) @include(if: $filtered) { totalCount }
    all: courses @include(if: $total) { totalCount }
  }
`);

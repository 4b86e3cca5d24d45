import { SubjectFilter } from '@console/classes-web';
import { ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { CreateCourseButton } from '../create-course/CreateCourseButton.tsx';
import type { CourseListPageQuery } from './__generated__/CourseListPageQuery.graphql.ts';
import { courseColumns, useCourseRow } from './courseColumns.tsx';
import { courseList } from './courseList.ts';

const query = graphql`
  query CourseListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [CourseFilter_order!]
    $title: String, $subject: ID, $status: [CourseStatus!], $hasSubject: Boolean!, $chosenSubject: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: courses(
      first: $first, after: $after, last: $last, before: $before, order: $order
      title: $title, subject: $subject, status_list: $status
    ) {
      edges @include(if: $rows) {
        node {
          id
          reference
          ...courseColumns_course
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: courses @include(if: $total) { totalCount }
    subject(id: $chosenSubject) @include(if: $hasSubject) { title }
  }
`;

/** The courses by title (C§2). Its main action opens the dialog for a new course. */
export default function CourseListPage() {
  const { rows, subject } = usePageQuery<CourseListPageQuery>(query);
  return (
    <ListPage
      title="Course list"
      actions={<CreateCourseButton />}
      list={courseList}
      query={query}
      records={{ subject: { Picker: SubjectFilter, nameOf: () => subject?.title } }}
      rows={rows}
      columns={courseColumns}
      useRow={useCourseRow}
      nameOf={referenceOf}
    />
  );
}

import { TrainerFilter } from '@console/classes-web';
import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { TrainerCourseListPageCountQuery } from './__generated__/TrainerCourseListPageCountQuery.graphql.ts';
import type { TrainerCourseListPageQuery } from './__generated__/TrainerCourseListPageQuery.graphql.ts';
import { trainerCourseColumns, useTrainerCourseRow } from './trainerCourseColumns.tsx';
import { trainerCourseList } from './trainerCourseList.ts';

/** The courses that trainers can teach, by the trainer's name (O§2, O§7). The URL holds filters, order and page. */
export default function TrainerCourseListPage() {
  const query = usePageQuery<TrainerCourseListPageQuery>(graphql`
    query TrainerCourseListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [TrainerCourseFilter_order!]
      $courseTitle: String, $trainer: ID, $hasTrainer: Boolean!, $chosenTrainer: ID!
    ) @preloadable {
      trainerCourses(
        first: $first, after: $after, last: $last, before: $before, order: $order
        course_title: $courseTitle, trainer: $trainer
      ) {
        edges {
          node {
            id
            trainer { contact { fullName } }
            ...trainerCourseColumns_trainerCourse
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      trainer(id: $chosenTrainer) @include(if: $hasTrainer) { contact { fullName } }
    }
  `);
  return (
    <ListPage
      title="Trainer courses"
      list={trainerCourseList}
      counts={counts}
      records={{ trainer: { Picker: TrainerFilter, nameOf: () => query.trainer?.contact.fullName } }}
      rows={query.trainerCourses}
      columns={trainerCourseColumns}
      useRow={useTrainerCourseRow}
      nameOf={nameOf}
    />
  );
}

type Named = { readonly trainer: { readonly contact: { readonly fullName: string } } };
const nameOf = ({ trainer }: Named) => trainer.contact.fullName;

const counts = countQuery<TrainerCourseListPageCountQuery>(graphql`
  query TrainerCourseListPageCountQuery(
    $courseTitle: String, $trainer: ID, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: trainerCourses(course_title: $courseTitle, trainer: $trainer) @include(if: $filtered) { totalCount }
    all: trainerCourses @include(if: $total) { totalCount }
  }
`);

import { TrainerFilter } from '@console/classes-web';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { TrainerCourseListPageQuery } from './__generated__/TrainerCourseListPageQuery.graphql.ts';
import { trainerCourseColumns, useTrainerCourseRow } from './trainerCourseColumns.tsx';
import { trainerCourseList } from './trainerCourseList.ts';

const query = graphql`
  query TrainerCourseListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [TrainerCourseFilter_order!]
    $courseTitle: String, $trainer: ID, $hasTrainer: Boolean!, $chosenTrainer: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: trainerCourses(
      first: $first, after: $after, last: $last, before: $before, order: $order
      course_title: $courseTitle, trainer: $trainer
    ) {
      edges @include(if: $rows) {
        node {
          id
          trainer { contact { fullName } }
          ...trainerCourseColumns_trainerCourse
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: trainerCourses @include(if: $total) { totalCount }
    trainer(id: $chosenTrainer) @include(if: $hasTrainer) { contact { fullName } }
  }
`;

/** The courses that trainers can teach, by the trainer's name (O§2, O§7). The URL holds filters, order and page. */
export default function TrainerCourseListPage() {
  const { rows, trainer } = usePageQuery<TrainerCourseListPageQuery>(query);
  return (
    <ListPage
      title="Trainer courses"
      list={trainerCourseList}
      query={query}
      records={{ trainer: { Picker: TrainerFilter, nameOf: () => trainer?.contact.fullName } }}
      rows={rows}
      columns={trainerCourseColumns}
      useRow={useTrainerCourseRow}
      nameOf={nameOf}
    />
  );
}

type Named = { readonly trainer: { readonly contact: { readonly fullName: string } } };
const nameOf = ({ trainer }: Named) => trainer.contact.fullName;

import { classLinks } from '@console/classes-contracts';
import { AddButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { TrainerListPageQuery } from './__generated__/TrainerListPageQuery.graphql.ts';
import { trainerColumns, useTrainerRow } from './trainerColumns.tsx';
import { trainerList } from './trainerList.ts';

const query = graphql`
  query TrainerListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [TrainerFilter_order!]
    $name: String, $status: [TrainerStatus!]
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: trainers(
      first: $first, after: $after, last: $last, before: $before, order: $order
      name: $name, status_list: $status
    ) {
      edges @include(if: $rows) {
        node {
          id
          contact { fullName }
          ...trainerColumns_trainer
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: trainers @include(if: $total) { totalCount }
  }
`;

/** The trainers by name (O§2). The URL holds filters, order and page. */
export default function TrainerListPage() {
  const { rows } = usePageQuery<TrainerListPageQuery>(query);
  return (
    <ListPage
      title="Trainers"
      list={trainerList}
      query={query}
      rows={rows}
      columns={trainerColumns}
      useRow={useTrainerRow}
      nameOf={nameOf}
      actions={
        <AddButton place="main" to={classLinks.createTrainer()}>
          New trainer
        </AddButton>
      }
    />
  );
}

const nameOf = ({ contact }: { readonly contact: { readonly fullName: string } }) => contact.fullName;

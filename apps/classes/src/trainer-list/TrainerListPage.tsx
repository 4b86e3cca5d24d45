import { classLinks } from '@console/classes-contracts';
import { LinkButton } from '@console/design-system/button';
import { AddIcon } from '@console/design-system/icons';
import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { TrainerListPageCountQuery } from './__generated__/TrainerListPageCountQuery.graphql.ts';
import type { TrainerListPageQuery } from './__generated__/TrainerListPageQuery.graphql.ts';
import { trainerColumns, useTrainerRow } from './trainerColumns.tsx';
import { trainerList } from './trainerList.ts';

/** The trainers by name (O§2). The URL holds filters, order and page. */
export default function TrainerListPage() {
  const { trainers } = usePageQuery<TrainerListPageQuery>(graphql`
    query TrainerListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [TrainerFilter_order!]
      $name: String, $status: [TrainerStatus!]
    ) @preloadable {
      trainers(
        first: $first, after: $after, last: $last, before: $before, order: $order
        name: $name, status_list: $status
      ) {
        edges {
          node {
            id
            contact { fullName }
            ...trainerColumns_trainer
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  `);
  return (
    <ListPage
      title="Trainers"
      list={trainerList}
      counts={counts}
      rows={trainers}
      columns={trainerColumns}
      useRow={useTrainerRow}
      nameOf={nameOf}
      actions={
        <LinkButton appearance="primary" to={classLinks.createTrainer()} icon={<AddIcon size={16} />}>
          New trainer
        </LinkButton>
      }
    />
  );
}

const nameOf = ({ contact }: { readonly contact: { readonly fullName: string } }) => contact.fullName;

const counts = countQuery<TrainerListPageCountQuery>(graphql`
  query TrainerListPageCountQuery(
    $name: String, $status: [TrainerStatus!], $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: trainers(name: $name, status_list: $status) @include(if: $filtered) { totalCount }
    all: trainers @include(if: $total) { totalCount }
  }
`);

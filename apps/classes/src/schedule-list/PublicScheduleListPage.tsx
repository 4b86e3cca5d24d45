import { classLinks } from '@console/classes-contracts';
import { BrandFilter, TrainerFilter } from '@console/classes-web';
import { AddButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { PublicScheduleListPageQuery } from './__generated__/PublicScheduleListPageQuery.graphql.ts';
import { isCanceled, publicScheduleColumns, usePublicScheduleRow } from './publicScheduleColumns.tsx';
import { publicScheduleList } from './publicScheduleList.ts';

const query = graphql`
  query PublicScheduleListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [PublicScheduleFilter_order!]
    $search: String, $coming: Boolean, $seatsLeft: Boolean, $status: [TrainingClassStatus!]
    $deliveryFormat: [DeliveryFormat!], $trainer: ID, $hasTrainer: Boolean!, $chosenTrainer: ID!
    $brand: ID, $hasBrand: Boolean!, $chosenBrand: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: publicSchedules(
      first: $first, after: $after, last: $last, before: $before, order: $order
      trainingClass_search: $search, coming: $coming, seatsLeft: $seatsLeft, trainingClass_status_list: $status
      deliveryFormat_list: $deliveryFormat, trainingClass_trainer: $trainer, trainingClass_brand: $brand
    ) {
      edges @include(if: $rows) {
        node {
          id
          trainingClass { reference }
          ...publicScheduleColumns_schedule
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: publicSchedules @include(if: $total) { totalCount }
    trainer(id: $chosenTrainer) @include(if: $hasTrainer) { contact { fullName } }
    brand(id: $chosenBrand) @include(if: $hasBrand) { name }
  }
`;

/** The public schedules (C§2), those to come first. The URL holds filters, order and page. */
export default function PublicScheduleListPage() {
  const { rows, trainer, brand } = usePageQuery<PublicScheduleListPageQuery>(query);
  return (
    <ListPage
      title="Public schedules"
      list={publicScheduleList}
      query={query}
      records={{
        trainer: { Picker: TrainerFilter, nameOf: () => trainer?.contact.fullName },
        brand: { Picker: BrandFilter, nameOf: () => brand?.name },
      }}
      rows={rows}
      columns={publicScheduleColumns}
      useRow={usePublicScheduleRow}
      muted={isCanceled}
      nameOf={nameOf}
      actions={
        <AddButton place="main" to={classLinks.createPublicSchedule()}>
          New public schedule
        </AddButton>
      }
    />
  );
}

type Named = { readonly trainingClass: { readonly reference: string } | null | undefined };
const nameOf = ({ trainingClass }: Named) => trainingClass?.reference ?? '';

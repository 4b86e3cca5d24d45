import { classLinks } from '@console/classes-contracts';
import { BrandFilter, TrainerFilter } from '@console/classes-web';
import { LinkButton } from '@console/design-system/button';
import { AddIcon } from '@console/design-system/icons';
import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { PublicScheduleListPageCountQuery } from './__generated__/PublicScheduleListPageCountQuery.graphql.ts';
import type { PublicScheduleListPageQuery } from './__generated__/PublicScheduleListPageQuery.graphql.ts';
import { isCanceled, publicScheduleColumns, usePublicScheduleRow } from './publicScheduleColumns.tsx';
import { publicScheduleList } from './publicScheduleList.ts';

/** The public schedules (C§2), those to come first. The URL holds filters, order and page. */
export default function PublicScheduleListPage() {
  const { publicSchedules, trainer, brand } = usePageQuery<PublicScheduleListPageQuery>(graphql`
    query PublicScheduleListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [PublicScheduleFilter_order!]
      $search: String, $coming: Boolean, $seatsLeft: Boolean, $status: [TrainingClassStatus!]
      $deliveryFormat: [DeliveryFormat!], $trainer: ID, $hasTrainer: Boolean!, $chosenTrainer: ID!
      $brand: ID, $hasBrand: Boolean!, $chosenBrand: ID!
    ) @preloadable {
      publicSchedules(
        first: $first, after: $after, last: $last, before: $before, order: $order
        trainingClass_search: $search, coming: $coming, seatsLeft: $seatsLeft, trainingClass_status_list: $status
        deliveryFormat_list: $deliveryFormat, trainingClass_trainer: $trainer, trainingClass_brand: $brand
      ) {
        edges {
          node {
            id
            trainingClass { reference }
            ...publicScheduleColumns_schedule
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      trainer(id: $chosenTrainer) @include(if: $hasTrainer) { contact { fullName } }
      brand(id: $chosenBrand) @include(if: $hasBrand) { name }
    }
  `);
  return (
    <ListPage
      title="Public schedules"
      list={publicScheduleList}
      counts={counts}
      records={{
        trainer: { Picker: TrainerFilter, nameOf: () => trainer?.contact.fullName },
        brand: { Picker: BrandFilter, nameOf: () => brand?.name },
      }}
      rows={publicSchedules}
      columns={publicScheduleColumns}
      useRow={usePublicScheduleRow}
      muted={isCanceled}
      nameOf={nameOf}
      actions={
        <LinkButton appearance="primary" to={classLinks.createPublicSchedule()} icon={<AddIcon size={16} />}>
          New public schedule
        </LinkButton>
      }
    />
  );
}

type Named = { readonly trainingClass: { readonly reference: string } | null | undefined };
const nameOf = ({ trainingClass }: Named) => trainingClass?.reference ?? '';

const counts = countQuery<PublicScheduleListPageCountQuery>(graphql`
  query PublicScheduleListPageCountQuery(
    $search: String, $coming: Boolean, $seatsLeft: Boolean, $status: [TrainingClassStatus!]
    $deliveryFormat: [DeliveryFormat!], $trainer: ID, $brand: ID, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: publicSchedules(
      trainingClass_search: $search, coming: $coming, seatsLeft: $seatsLeft, trainingClass_status_list: $status
      deliveryFormat_list: $deliveryFormat, trainingClass_trainer: $trainer, trainingClass_brand: $brand
    ) @include(if: $filtered) { totalCount }
    all: publicSchedules @include(if: $total) { totalCount }
  }
`);

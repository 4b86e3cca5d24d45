import { classLinks } from '@console/classes-contracts';
import { BrandFilter, TrainerFilter } from '@console/classes-web';
import { LinkButton } from '@console/design-system/button';
import { SegmentedControl } from '@console/design-system/filter-bar';
import { AddIcon, LayoutColumnTwoIcon, TableIcon } from '@console/design-system/icons';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser } from '@console/design-system/table';
import { EmptyList, ListFilterBar, ListStatus, ListTable, referenceOf, useList, useListTable } from '@console/lists';
import type { Noun } from '@console/lists/definition';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { ClassListPageQuery } from './__generated__/ClassListPageQuery.graphql.ts';
import { ClassSchedule } from './ClassSchedule.tsx';
import { classColumns, isCanceled, useClassRow } from './classColumns.tsx';
import { classCounts } from './classCounts.ts';
import { classList } from './classList.ts';

const views = [
  { value: 'schedule', label: 'Schedule', icon: <LayoutColumnTwoIcon size={16} /> },
  { value: 'table', label: 'Table', icon: <TableIcon size={16} /> },
] as const;

const sessionNoun: Noun = ['session', 'sessions'];

/** The classes of a period, as a schedule of their sessions or as a table. The console opens with this screen. */
export default function ClassListPage() {
  const query = usePageQuery<ClassListPageQuery>(graphql`
    query ClassListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [TrainingClassFilter_order!]
      $schedule: Boolean!, $from: String!, $until: String!, $public: Boolean, $status: [TrainingClassStatus!]
      $trainer: ID, $brand: ID
      $hasTrainer: Boolean!, $chosenTrainer: ID!, $hasBrand: Boolean!, $chosenBrand: ID!
    ) @preloadable {
      trainingSessions(
        first: $first, after: $after, last: $last, before: $before
        startsAt: [{ after: $from, before: $until }]
        trainingClass_public: $public, trainingClass_status_list: $status
        trainingClass_trainer: $trainer, trainingClass_brand: $brand
      ) @include(if: $schedule) {
        ...ClassSchedule_sessions
      }
      trainingClasses(
        first: $first, after: $after, last: $last, before: $before, order: $order
        startsAt: [{ after: $from, before: $until }]
        public: $public, status_list: $status, trainer: $trainer, brand: $brand
      ) @skip(if: $schedule) {
        edges {
          node {
            id
            reference
            ...classColumns_class
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      trainer(id: $chosenTrainer) @include(if: $hasTrainer) {
        contact { fullName }
      }
      brand(id: $chosenBrand) @include(if: $hasBrand) { name }
    }
  `);
  const list = useList({
    list: classList,
    counts: classCounts,
    records: {
      trainer: { Picker: TrainerFilter, nameOf: () => query.trainer?.contact.fullName },
      brand: { Picker: BrandFilter, nameOf: () => query.brand?.name },
    },
  });
  const table = useListTable(list, {
    rows: query.trainingClasses,
    columns: classColumns,
    useRow: useClassRow,
    nameOf: referenceOf,
    muted: isCanceled,
  });
  const sessions = query.trainingSessions;
  const noun = sessions ? sessionNoun : classList.noun;
  const empty = <EmptyList list={list} noun={noun} title="No classes found in selected date range" />;
  return (
    <PageFrame
      title="Classes"
      variant={sessions ? 'schedule' : 'list'}
      actions={
        <>
          {!sessions && <ColumnChooser columns={table.columns} choice={table.choice} onChoose={table.choose} />}
          <SegmentedControl
            label="View"
            segments={views}
            value={list.state.view}
            onChange={(view) => list.set({ view })}
          />
          <LinkButton appearance="primary" to={classLinks.create()} icon={<AddIcon size={16} />}>
            New class
          </LinkButton>
        </>
      }
      filters={<ListFilterBar list={list} />}
      chips={<ListStatus list={list} table={table} noun={noun} note="times in UTC" />}
    >
      {sessions ? (
        <ClassSchedule sessions={sessions} list={list} empty={empty} />
      ) : (
        <ListTable list={list} table={table} empty={empty} />
      )}
    </PageFrame>
  );
}

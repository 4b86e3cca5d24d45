import { classLinks } from '@console/classes-contracts';
import { BrandFilter, TrainerFilter } from '@console/classes-web';
import { AddButton } from '@console/design-system/button';
import { SegmentedControl } from '@console/design-system/filter-bar';
import { LayoutColumnTwoIcon, TableIcon } from '@console/design-system/icons';
import { type CountsOf, EmptyList, ListFrame, ListTable, referenceOf, useList, useListTable } from '@console/lists';
import type { Noun } from '@console/lists/definition';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { ClassListPageQuery } from './__generated__/ClassListPageQuery.graphql.ts';
import { ClassSchedule } from './ClassSchedule.tsx';
import { classColumns, isCanceled, useClassRow } from './classColumns.tsx';
import { classList } from './classList.ts';
import { useScrollToToday } from './useScrollToToday.ts';

const views = [
  { value: 'schedule', label: 'Schedule', icon: <LayoutColumnTwoIcon size={16} /> },
  { value: 'table', label: 'Table', icon: <TableIcon size={16} /> },
] as const;

const sessionNoun: Noun = ['session', 'sessions'];

const query = graphql`
  query ClassListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [TrainingClassFilter_order!]
    $schedule: Boolean!, $from: String!, $until: String!, $search: String, $public: Boolean, $status: [TrainingClassStatus!]
    $trainer: ID, $brand: ID
    $hasTrainer: Boolean!, $chosenTrainer: ID!, $hasBrand: Boolean!, $chosenBrand: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    ... @include(if: $schedule) {
      sessions: trainingSessions(
        first: $first, after: $after, last: $last, before: $before
        startsAt: [{ after: $from, before: $until }]
        trainingClass_search: $search, trainingClass_public: $public, trainingClass_status_list: $status
        trainingClass_trainer: $trainer, trainingClass_brand: $brand
      ) {
        ...ClassSchedule_sessions @alias(as: "schedule") @include(if: $rows)
        totalCount @include(if: $filtered)
      }
      allSessions: trainingSessions(startsAt: [{ after: $from, before: $until }]) @include(if: $total) { totalCount }
    }
    ... @skip(if: $schedule) {
      rows: trainingClasses(
        first: $first, after: $after, last: $last, before: $before, order: $order
        startsAt: [{ after: $from, before: $until }]
        search: $search, public: $public, status_list: $status, trainer: $trainer, brand: $brand
      ) {
        edges @include(if: $rows) {
          node {
            id
            reference
            ...classColumns_class
          }
        }
        pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
        totalCount @include(if: $filtered)
      }
      all: trainingClasses(startsAt: [{ after: $from, before: $until }]) @include(if: $total) { totalCount }
    }
    trainer(id: $chosenTrainer) @include(if: $hasTrainer) {
      contact { fullName }
    }
    brand(id: $chosenBrand) @include(if: $hasBrand) { name }
  }
`;

/** Sessions or classes, as the list shows them. A period is always chosen, so "all" means all of that period. */
const countsOf: CountsOf = ({ sessions, allSessions, rows, all }) => ({
  matching: (sessions ?? rows)?.totalCount,
  all: (allSessions ?? all)?.totalCount,
});

/** The classes of a period, as a schedule of their sessions or as a table. The console opens with this screen. */
export default function ClassListPage() {
  const { rows, sessions, trainer, brand } = usePageQuery<ClassListPageQuery>(query);
  const list = useList({
    list: classList,
    query,
    countsOf,
    records: {
      trainer: { Picker: TrainerFilter, nameOf: () => trainer?.contact.fullName },
      brand: { Picker: BrandFilter, nameOf: () => brand?.name },
    },
  });
  const table = useListTable(list, {
    rows,
    columns: classColumns,
    useRow: useClassRow,
    nameOf: referenceOf,
    muted: isCanceled,
  });
  const scrollToToday = useScrollToToday(list.displayed);
  const schedule = sessions?.schedule;
  const noun = schedule ? sessionNoun : classList.noun;
  const empty = <EmptyList list={list} noun={noun} title="No classes found in selected date range" />;
  return (
    <ListFrame
      title="Classes"
      list={list}
      table={table}
      noun={noun}
      note="times in UTC"
      variant={schedule ? 'schedule' : 'list'}
      actions={
        <>
          <SegmentedControl
            label="View"
            segments={views}
            value={list.state.view}
            onChange={(view) => list.set({ view })}
          />
          <AddButton place="main" to={classLinks.create()}>
            New class
          </AddButton>
        </>
      }
      onToday={scrollToToday}
    >
      {schedule ? (
        <ClassSchedule sessions={schedule} list={list} empty={empty} />
      ) : (
        <ListTable list={list} table={table} empty={empty} />
      )}
    </ListFrame>
  );
}

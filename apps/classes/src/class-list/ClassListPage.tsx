import { FilterChips, ResultCount, SegmentedControl } from '@console/design-system/filter-bar';
import { LayoutColumnTwoIcon, TableIcon } from '@console/design-system/icons';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { ClassListPageQuery } from './__generated__/ClassListPageQuery.graphql.ts';
import { ClassFilterBar } from './ClassFilterBar.tsx';
import { ClassListEmpty } from './ClassListEmpty.tsx';
import { ClassSchedule } from './ClassSchedule.tsx';
import { ClassTable } from './ClassTable.tsx';
import { useClassList, withoutFilters } from './classListFilters.ts';
import { useClassCounts } from './useClassCounts.ts';
import { useClassListChips } from './useClassListChips.ts';

const views = [
  { value: 'schedule', label: 'Schedule', icon: <LayoutColumnTwoIcon size={16} /> },
  { value: 'table', label: 'Table', icon: <TableIcon size={16} /> },
] as const;

/** The classes of a period, as a schedule of their sessions or as a table; the console's landing. */
export default function ClassListPage() {
  const query = usePageQuery<ClassListPageQuery>(graphql`
    query ClassListPageQuery(
      $schedule: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $from: String!
      $until: String!
      $public: Boolean
      $status: [TrainingClassStatus!]
      $trainer: ID
      $brand: ID
      $order: [TrainingClassFilter_order!]
      $chosenTrainer: ID!
      $hasTrainer: Boolean!
      $chosenBrand: ID!
      $hasBrand: Boolean!
    ) @preloadable {
      ...ClassSchedule_query @include(if: $schedule) @alias(as: "schedule")
      ...ClassTable_query @skip(if: $schedule) @alias(as: "table")
      ...useClassListChips_query
    }
  `);
  const list = useClassList();
  const chips = useClassListChips(query, list);
  const counts = useClassCounts();
  const { shown, state, set, pending } = list;
  const schedule = shown.view === 'schedule';
  const one = counts.matching === 1 && !pending;
  const noun = schedule ? (one ? 'session' : 'sessions') : one ? 'class' : 'classes';
  const empty = <ClassListEmpty list={list} chips={chips} counts={counts} />;
  return (
    <PageFrame
      title="Classes"
      variant={schedule ? 'schedule' : 'list'}
      actions={<SegmentedControl label="View" segments={views} value={state.view} onChange={(view) => set({ view })} />}
      filters={<ClassFilterBar list={list} chips={chips} />}
      chips={
        <>
          <FilterChips chips={chips} onClear={() => set(withoutFilters)} />
          <ResultCount
            matching={counts.matching}
            total={counts.inPeriod === counts.matching ? null : counts.inPeriod}
            noun={noun}
            showNoun
            note="times in UTC"
            loading={pending}
          />
        </>
      }
    >
      {query.schedule && <ClassSchedule query={query.schedule} list={list} empty={empty} />}
      {query.table && <ClassTable query={query.table} list={list} total={counts.matching} empty={empty} />}
    </PageFrame>
  );
}

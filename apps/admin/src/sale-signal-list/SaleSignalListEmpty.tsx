import { type FilterChip, ListEmpty } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { SaleSignalListEmptyQuery } from './__generated__/SaleSignalListEmptyQuery.graphql.ts';
import type { SaleSignalListControls } from './saleSignalListFilters.ts';
import { saleSignalFilter } from './saleSignalListVariables.ts';

export interface SaleSignalListEmptyProps {
  readonly list: SaleSignalListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
  /** How many signals there are; null until they are counted. */
  readonly all: number | null;
}

/**
 * What stands in place of the signals when there are none. That a list is empty is known only when its rows are there, so what
 * each filter hides is asked for then and not by the navigation.
 */
export function SaleSignalListEmpty({ list: { shown, clear }, chips, all }: SaleSignalListEmptyProps) {
  const { data, load } = useQueryOnDemand<SaleSignalListEmptyQuery>(graphql`
    query SaleSignalListEmptyQuery(
      $intentType: [SaleSignalIntent!]
      $priority: [SaleSignalPriority!]
      $assignedTo: ID
    ) {
      intent: salesSignals(priority_list: $priority, assignedTo: $assignedTo) {
        totalCount
      }
      priority: salesSignals(intentType_list: $intentType, assignedTo: $assignedTo) {
        totalCount
      }
      assignedTo: salesSignals(intentType_list: $intentType, priority_list: $priority) {
        totalCount
      }
    }
  `);
  const several = chips.length > 1;
  useEffect(() => {
    if (several) load(saleSignalFilter(shown));
  }, [several, load, shown]);
  const without = data && {
    intent: data.intent.totalCount,
    priority: data.priority.totalCount,
    assignedTo: data.assignedTo.totalCount,
  };
  return <ListEmpty noun="sale signal" chips={chips} all={all} without={without} onClear={clear} />;
}

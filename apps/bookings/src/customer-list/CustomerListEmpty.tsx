import { type FilterChip, ListEmpty } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { CustomerListEmptyQuery } from './__generated__/CustomerListEmptyQuery.graphql.ts';
import type { CustomerListControls } from './customerListFilters.ts';
import { customerFilter } from './customerListVariables.ts';

export interface CustomerListEmptyProps {
  readonly list: CustomerListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
  /** How many customers there are; null until they are counted. */
  readonly all: number | null;
}

/**
 * What stands in place of the customers when there are none. That a list is empty is known only when its rows are there, so what
 * each filter hides is asked for then and not by the navigation.
 */
export function CustomerListEmpty({ list: { shown, clear }, chips, all }: CustomerListEmptyProps) {
  const { data, load } = useQueryOnDemand<CustomerListEmptyQuery>(graphql`
    query CustomerListEmptyQuery($search: String, $type: [OrganisationType!]) {
      q: customers(type_list: $type) {
        totalCount
      }
      type: customers(search: $search) {
        totalCount
      }
    }
  `);
  const several = chips.length > 1;
  useEffect(() => {
    if (several) load(customerFilter(shown));
  }, [several, load, shown]);
  const without = data && { q: data.q.totalCount, type: data.type.totalCount };
  return <ListEmpty noun="customer" chips={chips} all={all} without={without} onClear={clear} />;
}

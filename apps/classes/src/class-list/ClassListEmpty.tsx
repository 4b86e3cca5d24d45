import { Button } from '@console/design-system/button';
import { periodLabel } from '@console/design-system/date-range';
import { EmptyState } from '@console/design-system/empty-state';
import type { FilterChip } from '@console/design-system/filter-bar';
import { joinList } from '@console/format';
import { type ClassListControls, withoutFilters } from './classListFilters.ts';
import type { ClassCounts } from './useClassCounts.ts';

export interface ClassListEmptyProps {
  readonly list: ClassListControls;
  readonly chips: readonly FilterChip[];
  readonly counts: ClassCounts;
}

/** What stands in place of the classes when there are none (O§8): the filters that left none, and the way out of them. */
export function ClassListEmpty({ list, chips, counts }: ClassListEmptyProps) {
  const filters = joinList(chips.map(({ label, value }) => `${label.toLowerCase()} ${value}`));
  const [only] = chips.length === 1 ? chips : [];
  return (
    <EmptyState
      title="No classes found in selected date range"
      actions={
        chips.length > 0 && (
          <>
            {only && (
              <Button onClick={only.onRemove}>
                Remove {only.label}: {only.value}
              </Button>
            )}
            {!only && <Button onClick={() => list.set(withoutFilters)}>Clear all filters</Button>}
          </>
        )
      }
    >
      {periodLabel(list.shown.days)}
      {filters && ` with ${filters}`}.
      {filters && counts.inPeriod !== null && ` Without the filters there are ${counts.inPeriod || 'none either'}.`}
    </EmptyState>
  );
}

import { publicArgument } from '@console/classes-contracts';
import { orderArgument, pageArguments } from '@console/platform/list';
import type { ClassListPageQuery$variables } from './__generated__/ClassListPageQuery.graphql.ts';
import type { useClassCountsQuery$variables } from './__generated__/useClassCountsQuery.graphql.ts';
import type { ClassListState } from './classListFilters.ts';

/** A schedule shows a whole period; only beyond this many sessions is it cut into pages. */
export const SCHEDULE_SIZE = 500;

/** What the list of classes asks for. */
export function classListVariables(state: ClassListState): ClassListPageQuery$variables {
  const schedule = state.view === 'schedule';
  return {
    ...classListFilter(state),
    ...pageArguments(schedule ? { ...state, size: SCHEDULE_SIZE } : state),
    order: orderArgument(state.order),
    schedule,
    chosenTrainer: state.trainer ?? '',
    hasTrainer: state.trainer !== null,
    chosenBrand: state.brand ?? '',
    hasBrand: state.brand !== null,
  };
}

/** What its count asks for. */
export function classListCountVariables(state: ClassListState): useClassCountsQuery$variables {
  return { ...classListFilter(state), schedule: state.view === 'schedule' };
}

/** The days as instants: the end date is extended to 23:59:59 (O§7). */
function classListFilter({ days, classType, status, trainer, brand }: ClassListState) {
  return {
    from: `${days.start}T00:00:00.000Z`,
    until: `${days.end}T23:59:59.999Z`,
    public: publicArgument(classType) ?? null,
    status: status.length > 0 ? status : null,
    trainer,
    brand,
  };
}

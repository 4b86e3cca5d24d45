import { publicArgument } from '@console/classes-contracts';
import { orderArgument, pageArguments } from '@console/platform/list';
import type { CreatePublicItemPageQuery$variables } from './__generated__/CreatePublicItemPageQuery.graphql.ts';
import type { PublicItemListState } from './publicItemList.ts';

/** The query variables: the booking, and the classes of the period. The end date extends to 23:59:59 (O§7). */
export function publicItemVariables(id: string, state: PublicItemListState): CreatePublicItemPageQuery$variables {
  const { days, classType, brand, q, order } = state;
  return {
    id,
    ...pageArguments(state),
    from: `${days.start}T00:00:00.000Z`,
    until: `${days.end}T23:59:59.999Z`,
    public: publicArgument(classType) ?? null,
    brand,
    search: q || null,
    order: orderArgument(order),
  };
}

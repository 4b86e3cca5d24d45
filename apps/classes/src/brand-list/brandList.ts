import { rangeInstants } from '@console/format';
import { defineList, LARGE_SIZES, periodFilter, textFilter } from '@console/lists/definition';

/** The list of brands, 50 on a page (O§9). The period does not filter them: it says which of their bookings are counted. */
export const brandList = defineList({
  name: 'brands',
  noun: ['brand', 'brands'],
  filters: {
    q: textFilter({ label: 'Name', placeholder: 'Filter by name', variables: (name) => ({ name }) }),
    created: periodFilter({
      label: 'Bookings created',
      unit: 'month',
      variables(period) {
        const { after, strictlyBefore } = rangeInstants(period);
        return { createdAt: [{ after, strictly_before: strictlyBefore }] };
      },
    }),
  },
  sorts: ['name'],
  order: { field: 'name', direction: 'asc' },
  sizes: LARGE_SIZES,
});

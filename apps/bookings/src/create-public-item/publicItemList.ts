import { classTypes, publicArgument } from '@console/classes-contracts';
import {
  defineList,
  LARGE_SIZES,
  periodFilter,
  recordFilter,
  segmentFilter,
  textFilter,
} from '@console/lists/definition';

/** The list of classes. Defaults to the classes of this month, of all types (O§2). */
export const publicItemList = defineList({
  name: 'public-item-classes',
  noun: ['class', 'classes'],
  filters: {
    q: textFilter({
      label: 'Text',
      placeholder: 'Title, place, course, trainer',
      variables: (search) => ({ search }),
    }),
    days: periodFilter({
      label: 'Starting',
      unit: 'month',
      // The end date extends to 23:59:59 (O§7).
      variables: ({ start, end }) => ({ from: `${start}T00:00:00.000Z`, until: `${end}T23:59:59.999Z` }),
    }),
    classType: segmentFilter({
      label: 'Type',
      choices: classTypes.labels,
      all: 'all',
      variables: (type) => ({ public: (type && publicArgument(type)) ?? null }),
    }),
    brand: recordFilter({ label: 'Brand', prefix: 'brands' }),
  },
  sorts: ['startsAt', 'title'],
  order: { field: 'startsAt', direction: 'asc' },
  sizes: LARGE_SIZES,
  size: 100,
});

import { type ClassType, classTypes } from '@console/classes-contracts';
import { choice, defineListState, id, LARGE_SIZES, period, text, useListState } from '@console/platform/list';

/** The URL state of the class list. Defaults to the classes of this month, of all types (O§2). */
export const publicItemList = defineListState({
  name: 'public-item-classes',
  filters: {
    q: text(),
    days: period('month'),
    classType: choice<ClassType>(classTypes, 'all'),
    brand: id('brands'),
  },
  sorts: ['startsAt', 'title'],
  order: { field: 'startsAt', direction: 'asc' },
  sizes: LARGE_SIZES,
  size: 100,
});

export type PublicItemListState = ReturnType<typeof publicItemList.parse>;

/** The state of the class list and the functions that change it. */
export function usePublicItemList() {
  return useListState(publicItemList);
}

export type PublicItemListControls = ReturnType<typeof usePublicItemList>;

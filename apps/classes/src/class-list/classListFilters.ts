import { classTypes, defaultClassPeriod, defaultClassType, trainingClassStatuses } from '@console/classes-contracts';
import { choice, defineListState, id, LARGE_SIZES, period, several, useListState } from '@console/platform/list';

export const classViews = ['schedule', 'table'] as const;
export type ClassView = (typeof classViews)[number];

/** What of the class list stands in the URL (O§2: period, startDate, classType). */
export const classList = defineListState({
  name: 'classes',
  filters: {
    view: choice<ClassView>(classViews, 'schedule'),
    days: period(defaultClassPeriod),
    classType: choice(classTypes, defaultClassType),
    status: several(trainingClassStatuses),
    trainer: id('trainers'),
    brand: id('brands'),
  },
  sorts: ['title', 'deliveryFormat', 'status', 'trainer_contact_fullName', 'reference', 'startsAt'],
  order: { field: 'title', direction: 'asc' },
  sizes: LARGE_SIZES,
});

export type ClassListState = ReturnType<typeof classList.parse>;

/** A change that takes every filter away that can be taken away. The days stay: a schedule always shows some. */
export const withoutFilters = {
  classType: defaultClassType,
  status: [],
  trainer: null,
  brand: null,
} satisfies Partial<ClassListState>;

/** The list's state and the ways to change it. */
export function useClassList() {
  return useListState(classList);
}

export type ClassListControls = ReturnType<typeof useClassList>;

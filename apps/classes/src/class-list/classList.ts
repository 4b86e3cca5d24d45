import {
  classLinks,
  classTypes,
  defaultClassPeriod,
  publicArgument,
  trainingClassStatuses,
} from '@console/classes-contracts';
import type { DateRange } from '@console/format';
import {
  defineList,
  LARGE_SIZES,
  periodFilter,
  recordFilter,
  segmentFilter,
  severalFilter,
  textFilter,
  urlValue,
} from '@console/lists/definition';

/** A schedule shows a whole period on one page, up to this number of sessions. */
export const SCHEDULE_SIZE = 500;

const definition = defineList({
  name: 'classes',
  noun: ['class', 'classes'],
  filters: {
    view: urlValue(['schedule', 'table'], 'schedule', (view) => ({ schedule: view === 'schedule' })),
    days: periodFilter({
      label: 'Starting',
      unit: defaultClassPeriod,
      // The end date is extended to 23:59:59 (O§7).
      variables: ({ start, end }) => ({ from: `${start}T00:00:00.000Z`, until: `${end}T23:59:59.999Z` }),
    }),
    q: textFilter({
      label: 'Text',
      placeholder: 'Title, place, course, trainer',
      variables: (search) => ({ search }),
    }),
    classType: segmentFilter({
      label: 'Type',
      choices: classTypes.labels,
      all: 'all',
      variables: (type) => ({ public: (type && publicArgument(type)) ?? null }),
    }),
    status: severalFilter({ label: 'Status', choices: trainingClassStatuses.labels }),
    trainer: recordFilter({ label: 'Trainer', prefix: 'trainers' }),
    brand: recordFilter({ label: 'Brand', prefix: 'brands' }),
  },
  sorts: ['title', 'deliveryFormat', 'status', 'trainer_contact_fullName', 'reference', 'startsAt'],
  order: { field: 'title', direction: 'asc' },
  sizes: LARGE_SIZES,
});

export type ClassListState = ReturnType<typeof definition.parse>;

/** The list of classes. By default it shows one week, day by day (O§2: period, startDate, classType). */
export const classList: typeof definition = {
  ...definition,
  pageVariables: (state) =>
    definition.pageVariables(state.view === 'schedule' ? { ...state, size: SCHEDULE_SIZE } : state),
};

/** The link to a trainer's classes that begin in these days, as a table by date. */
export function classesOfTrainer(trainer: string, days: DateRange): string {
  return `${classLinks.list()}?${classList.queryOf({ view: 'table', trainer, days: { unit: 'custom', ...days } })}`;
}

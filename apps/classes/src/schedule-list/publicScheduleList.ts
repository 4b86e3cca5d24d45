import { deliveryFormats, trainingClassStatuses } from '@console/classes-contracts';
import {
  defineList,
  flagFilter,
  LARGE_SIZES,
  recordFilter,
  segmentFilter,
  severalFilter,
  textFilter,
} from '@console/lists/definition';

const whenever = segmentFilter({
  label: 'When',
  choices: { coming: 'Coming', past: 'Past', all: 'All' },
  all: 'all',
  variables: (value) => ({ coming: value === null ? null : value === 'coming' }),
});

/** Without a value in the URL the list shows what is to come. */
const when: typeof whenever = {
  ...whenever,
  read: (url, key, today) => (url(key).length > 0 ? whenever.read(url, key, today) : 'coming'),
  write: (value, key) => ({ [key]: value === 'coming' ? [] : [value] }),
};

/** The list of public schedules. By default it shows those to come, the next first. */
export const publicScheduleList = defineList({
  name: 'public-schedules',
  noun: ['public schedule', 'public schedules'],
  filters: {
    q: textFilter({
      label: 'Text',
      placeholder: 'Title, place, course, trainer',
      variables: (search) => ({ search }),
    }),
    when,
    seatsLeft: flagFilter({ label: 'Seats', yes: 'Seats left', no: 'None left' }),
    status: severalFilter({ label: 'Status', choices: trainingClassStatuses.labels }),
    deliveryFormat: severalFilter({ label: 'Delivery', choices: deliveryFormats.labels }),
    trainer: recordFilter({ label: 'Trainer', prefix: 'trainers' }),
    brand: recordFilter({ label: 'Brand', prefix: 'brands' }),
  },
  sorts: ['startsAt', 'title', 'createdAt'],
  order: { field: 'startsAt', direction: 'asc' },
  sizes: LARGE_SIZES,
});

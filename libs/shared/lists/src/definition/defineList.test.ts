import { expect, test, vi } from 'vitest';
import {
  choiceFilter,
  defineList,
  flagFilter,
  LARGE_SIZES,
  linkedDaysFilter,
  periodFilter,
  periodOrAnyFilter,
  recordFilter,
  recordsFilter,
  segmentFilter,
  severalFilter,
  textFilter,
  urlValue,
} from './index.ts';

const now = '2026-11-18T10:00:00Z';
const november = { unit: 'month', start: '2026-11-01', end: '2026-11-30' } as const;
const oakfield = '01JQ0000000000000000000001';

const statuses = { draft: 'Draft', confirmed: 'Confirmed', canceled: 'Canceled' };

const list = defineList({
  name: 'things',
  noun: ['thing', 'things'],
  filters: {
    q: textFilter({ label: 'Text', placeholder: 'Filter by title', variables: (search) => ({ search }) }),
    booked: periodOrAnyFilter({
      label: 'Booked',
      unit: 'month',
      variables: (booked) => ({ from: booked?.start ?? null, until: booked?.end ?? null }),
    }),
    status: severalFilter({ label: 'Status', choices: statuses }),
    view: urlValue(['schedule', 'table'], 'schedule', (view) => ({ schedule: view === 'schedule' })),
    open: flagFilter({ label: 'Open', yes: 'Open', no: 'Closed' }),
    customer: recordFilter({ label: 'Customer', prefix: 'customers' }),
    managers: recordsFilter({ label: 'Managers', prefix: 'users' }),
    created: linkedDaysFilter({ label: 'Created', variables: (created) => ({ created }) }),
  },
  sorts: ['bookedAt', 'reference'],
  order: { field: 'bookedAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

const read = (query: string) => list.parse(new URLSearchParams(query), now);
const roundTrip = (query: string) => list.serialise(read(query), now);

test('NAV-05 a bare URL gives the defaults, and the defaults give a bare URL', () => {
  expect(read('')).toEqual({
    q: '',
    booked: november,
    status: [],
    view: 'schedule',
    open: null,
    customer: null,
    managers: [],
    created: null,
    order: { field: 'bookedAt', direction: 'desc' },
    size: 50,
    cursor: null,
  });
  expect(roundTrip('')).toBe('');
});

test("pasted text is cut to the API's limit, without control characters and unpaired surrogates", () => {
  const search = (text: string) => read(new URLSearchParams({ q: text }).toString()).q;
  expect(search('a\u0000b\n')).toBe('a b');
  expect(search('\u0000')).toBe('');
  expect(search('x'.repeat(300))).toBe('x'.repeat(255));
  expect(search('😀'.repeat(200))).toBe('😀'.repeat(127));
});

test('an id that no record can have is ignored', () => {
  expect(read('customer=7ZZZZZZZZZZZZZZZZZZZZZZZZZ').customer).toBe('customers/7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
  expect(read('customer=81J9ZK0Q3M6V8T2B4C6D8E0F1G').customer).toBeNull();
});

test('NAV-05 booleans are 1 or 0', () => {
  expect(read('open=1').open).toBe(true);
  expect(read('open=0').open).toBe(false);
  for (const word of ['2', 'true', 'constructor']) expect(read(`open=${word}`).open).toBeNull();
  expect(list.serialise({ ...read(''), open: true }, now)).toBe('open=1');
  expect(list.serialise({ ...read(''), open: false }, now)).toBe('open=0');
});

test('NAV-05 empty values and defaults are dropped', () => {
  expect(
    roundTrip(
      'q=&status=&customer=&open=&view=schedule&size=50&order=-bookedAt&period=month&startDate=2026-11-05&from=9',
    ),
  ).toBe('');
  expect(roundTrip('q=+lead+')).toBe('q=lead');
});

test.each([
  'q=R%26D+%C2%A7+day',
  'period=any',
  'startDate=2026-10-01',
  'period=week',
  'period=week&startDate=2026-11-09',
  'period=custom&startDate=2026-01-01&endDate=2026-03-31',
  'period=custom&startDate=2026-01-01',
  'status=draft&status=canceled',
  'view=table',
  `customer=${oakfield}`,
  `managers=${oakfield}&managers=01JQ0000000000000000000002`,
  'order=reference',
  'order=-reference&size=250',
  'after=abc%3D&from=51',
  'before=abc',
  'created=2026-11-01..2026-11-30',
])('NAV-05 %s is read and written unchanged', (query) => {
  expect(roundTrip(query)).toBe(query);
});

test.each([
  'open=yes&view=map&status=lost&customer=4711&managers=%00&q=%20',
  'period=fortnight&startDate=2026-02-31',
  'period=custom',
  'period=custom&startDate=tomorrow&endDate=yesterday',
  'period=month&startDate=9999-12-31',
  'order=password&size=51',
  'order=&size=-50&from=x',
  'size=50.0&size=500',
  'created=2026-11-30..2026-11-01',
  'created=2026-02-30..2026-03-01',
  'unknown=1&__proto__=1&constructor=2',
])('NAV-05 invalid values in the URL are ignored: %s', (query) => {
  expect(roundTrip(query)).toBe('');
});

test('NAV-08 changing filter, order or size leads to the first page, and a filter keeps order and size', () => {
  const third = read('order=reference&size=100&after=abc&from=201&status=draft');
  expect(list.serialise(list.change(third, { status: ['confirmed'] }), now)).toBe(
    'status=confirmed&order=reference&size=100',
  );
  expect(list.change(third, { size: 500 }).cursor).toBeNull();
  expect(list.change(third, { order: { field: 'reference', direction: 'desc' } }).cursor).toBeNull();
  expect(list.change(third, { cursor: { side: 'after', cursor: 'd', from: 301 } }).cursor).not.toBeNull();
  expect(list.serialise(list.cleared(third), now)).toBe('period=any&order=reference&size=100');
});

test('a custom range that ends before it starts is its first day', () => {
  expect(read('period=custom&startDate=2026-03-31&endDate=2026-01-01').booked).toEqual({
    unit: 'custom',
    start: '2026-03-31',
    end: '2026-03-31',
  });
});

test('a request for rows asks for filters, page, order, and the names of chosen records', () => {
  expect(list.pageVariables(read(`q=lead&status=draft&open=1&customer=${oakfield}&managers=${oakfield}`))).toEqual({
    search: 'lead',
    from: '2026-11-01',
    until: '2026-11-30',
    status: ['draft'],
    schedule: true,
    open: true,
    customer: `customers/${oakfield}`,
    chosenCustomer: `customers/${oakfield}`,
    hasCustomer: true,
    managers: [`users/${oakfield}`],
    hasManagers: true,
    created: null,
    first: 50,
    order: [{ bookedAt: 'DESC' }],
    rows: true,
    filtered: false,
    total: false,
  });
});

const unfiltered = {
  ...{ search: null, from: null, until: null, status: null, schedule: true, open: null, customer: null },
  managers: null,
  created: null,
};

const noNames = { chosenCustomer: '', hasCustomer: false, hasManagers: false };

test('filters that are not set ask for null', () => {
  expect(list.pageVariables(read('period=any'))).toEqual({
    ...unfiltered,
    ...noNames,
    ...{ first: 50, order: [{ bookedAt: 'DESC' }] },
    ...{ rows: true, filtered: false, total: false },
  });
});

test('a request for counts asks for matching rows only where a filter hides some; the default period is one', () => {
  expect(list.countVariables(read('period=any'))).toEqual({
    ...unfiltered,
    ...noNames,
    ...{ rows: false, filtered: false, total: true },
  });
  expect(list.isFiltered(read(''))).toBe(true);
  expect(list.countVariables(read(''))).toMatchObject({ from: '2026-11-01', filtered: true, total: true });
  const ofOne = list.countVariables(read(`customer=${oakfield}`));
  expect(ofOne).toMatchObject({ customer: `customers/${oakfield}`, ...noNames });
});

test('the count without one filter keeps the others, and counts nothing else', () => {
  expect(list.countVariablesWithout(read('q=lead&status=draft'), 'booked')).toEqual({
    ...unfiltered,
    ...noNames,
    ...{ search: 'lead', status: ['draft'], rows: false, filtered: true, total: false },
  });
  expect(list.countVariablesWithout(read('q=lead&status=draft'), 'q')).toMatchObject({
    search: null,
    from: '2026-11-01',
  });
});

test('clearing leaves a view and a period that is always chosen', () => {
  const schedule = defineList({
    name: 'sessions',
    noun: ['session', 'sessions'],
    filters: {
      view: urlValue(['schedule', 'table'], 'schedule', () => ({})),
      days: periodFilter({ label: 'Starting', unit: 'week', variables: ({ start, end }) => ({ start, end }) }),
      type: segmentFilter({ label: 'Type', choices: { all: 'All', public: 'Public' }, all: 'all' }),
      age: choiceFilter({ label: 'Age', choices: { young: 'Young', old: 'Old' } }),
    },
    sorts: ['title'],
    order: { field: 'title', direction: 'asc' },
    sizes: LARGE_SIZES,
  });
  const state = schedule.parse(new URLSearchParams('view=table&period=month&type=public&age=old'), now);
  expect(schedule.pageVariables(state)).toMatchObject({ type: 'public', age: 'old', start: '2026-11-01' });
  expect(schedule.serialise(schedule.cleared(state), now)).toBe('view=table&period=month');
  expect(schedule.isFiltered(schedule.cleared(state))).toBe(false);
  expect(schedule.pageVariables(schedule.cleared(state))).toMatchObject({ type: null, age: null });
});

test('a link to the list under some filters has no others, the default period included', () => {
  expect(list.queryOf({ customer: `customers/${oakfield}` })).toBe(`period=any&customer=${oakfield}`);
});

test('bind returns each filter with its value, whether it hides rows, and how to change or remove it', () => {
  const set = vi.fn();
  const filters = list.bind(read('status=draft&open=0'), set, now);
  expect(filters.map(({ name }) => name)).toEqual(['q', 'booked', 'status', 'open', 'customer', 'managers']);
  expect(filters.filter(({ active }) => active).map(({ name, byDefault }) => [name, byDefault])).toEqual([
    ['booked', true],
    ['status', false],
    ['open', false],
  ]);
  const [, booked, status, open] = filters;
  if (status?.kind !== 'choices' || open?.kind !== 'choices') throw new Error('Status and open are choices.');
  expect(status).toMatchObject({ chosen: ['draft'], multiple: true, label: 'Status' });
  expect(open).toMatchObject({ chosen: ['0'], multiple: false, choices: [{ label: 'Open' }, { label: 'Closed' }] });
  status.onChange(['confirmed', 'lost', 'draft']);
  expect(set).toHaveBeenLastCalledWith({ status: ['draft', 'confirmed'] });
  open.onChange(['1']);
  expect(set).toHaveBeenLastCalledWith({ open: true });
  booked?.remove();
  expect(set).toHaveBeenLastCalledWith({ booked: null });
});

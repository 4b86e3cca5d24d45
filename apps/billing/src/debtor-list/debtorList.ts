import { type DebtDate, debtAges, debtAgesBy, debtDates, debtorAccounts } from '@console/billing-contracts';
import { type IsoDate, isDay } from '@console/format';
import { choiceFilter, defineList, type Filter, LARGE_SIZES, textFilter, urlValue } from '@console/lists/definition';

/** The day at whose end something was open. Null means today. */
interface AsAt {
  readonly day: IsoDate | null;
  /** What the URL has instead of a day of the past. */
  readonly misread: string | null;
}

const asAtFilter: Filter<AsAt, { readonly asAt: IsoDate | null }> = {
  label: null,
  read(url, key, today) {
    const [text = null] = url(key);
    const isPast = isDay(text ?? undefined) && text !== null && text <= today;
    return { day: isPast && text < today ? text : null, misread: isPast ? null : text };
  },
  write: ({ day }, key) => ({ [key]: day ? [day] : [] }),
  variables: ({ day }) => ({ asAt: day }),
  isActive: () => false,
  control: () => null,
};

const definition = defineList({
  name: 'debtors',
  noun: ['customer', 'customers'],
  filters: {
    asAt: asAtFilter,
    by: urlValue(debtDates.values, 'due_date', (by) => ({ by })),
    q: textFilter({ label: 'Text', placeholder: 'Filter by customer', variables: (search) => ({ search }) }),
    age: choiceFilter({ label: 'Age', choices: debtAges.labels }),
    account: choiceFilter({ label: 'Account', choices: debtorAccounts.labels }),
  },
  sorts: ['balance', 'customer_name', 'oldest', 'credit', ...debtAges.values],
  order: { field: 'balance', direction: 'desc' },
  sizes: LARGE_SIZES,
});

/** The customers with something open on a day, who owes most first. The ages have the words of the date they count from. */
export const debtorList: typeof definition = {
  ...definition,
  parse(url, now) {
    const state = definition.parse(url, now);
    return isAgeBy(state.by, state.age) ? state : { ...state, age: null };
  },
  bind: (state, set, now) =>
    definition.bind(state, set, now).map((filter) => {
      if (filter.name !== 'age' || filter.kind !== 'choices') return filter;
      return { ...filter, choices: debtAgesBy(state.by).map(({ age, label }) => ({ value: age, label })) };
    }),
};

/** By document date nothing is not due. */
const isAgeBy = (by: DebtDate, age: string | null) => age === null || debtAgesBy(by).some((known) => known.age === age);

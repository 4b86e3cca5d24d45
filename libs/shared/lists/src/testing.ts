import { capitalized } from '@console/format';
import type { BoundFilter } from './definition/index.ts';
import type { FilterInWords } from './emptySentences.ts';
import type { ListOnScreen } from './useList.ts';

/** An active text filter, for the tests of the kit. */
export function testFilter(name: string, value: string, more: Partial<BoundFilter> = {}): FilterInWords {
  const filter: BoundFilter = {
    kind: 'text',
    text: value,
    placeholder: 'Filter',
    onChange: () => {},
    name,
    label: capitalized(name),
    active: true,
    rare: false,
    byDefault: false,
    remove: () => {},
  };
  return { filter: Object.assign(filter, more), value };
}

const askNothing = (): never => {
  throw new Error('This test counts nothing.');
};

/** A displayed list of customers. Without `more` it is on its first page and has no filters. */
export function testList(more: Partial<ListOnScreen> = {}): ListOnScreen {
  const position = { order: { field: 'name', direction: 'asc' }, size: 50, cursor: null } as const;
  return {
    list: {
      noun: ['customer', 'customers'],
      sorts: ['name'],
      sizes: [50, 100],
      columnsKey: 'console.columns.test',
      countVariablesWithout: (_, name) => ({ without: name }),
    },
    state: position,
    displayed: position,
    set: () => {},
    clear: () => {},
    leavePage: () => {},
    pending: false,
    filters: [],
    applied: [],
    records: {},
    matching: null,
    all: null,
    counted: null,
    countFailed: false,
    query: askNothing,
    countsOf: () => ({ matching: undefined, all: undefined }),
    ...more,
  };
}

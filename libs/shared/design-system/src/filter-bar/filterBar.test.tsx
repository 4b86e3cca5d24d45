import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import {
  FilterBar,
  FilterChips,
  FilterPicker,
  PeriodStepper,
  ResultCount,
  SearchBox,
  SegmentedControl,
} from './index.ts';

const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'on_hold', label: 'On hold' },
];

afterEach(() => page.viewport(1440, 900));

function Status({ multiple = false }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <FilterPicker label="Status" multiple={multiple} options={statuses} selected={selected} onChange={setSelected} />
  );
}

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Other" />
      <SearchBox placeholder="Filter by title or reference" value={text} onChange={setText} />
    </>
  );
}

test('a filter with several choices shows their number, and each choice applies at once', async () => {
  show(<Status multiple />);
  await userEvent.click(page.getByRole('button', { name: 'Status Any' }));
  await userEvent.click(screen.getByRole('option', { name: 'Draft' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  expect(screen.getByRole('button', { name: 'Status 2' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Draft' }).getAttribute('aria-selected')).toBe('true');
  expect(await findings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Status Any' })).toBeTruthy();
});

test('a filter with one choice closes on choosing and returns the focus', async () => {
  show(<Status />);
  screen.getByRole('button', { name: 'Status Any' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(document.activeElement?.textContent).toBe('StatusConfirmed');
});

function StatusInDialog() {
  return (
    <Dialog open title="Bookings" actions={null} onClose={() => undefined}>
      <Status />
    </Dialog>
  );
}

test.each([
  ['on the page', Status],
  ['inside a dialog', StatusInDialog],
])('%s, Home and End go to the first and the last option of a filter without a search box', async (_, Place) => {
  show(<Place />);
  await userEvent.click(page.getByRole('button', { name: 'Status Any' }));
  const active = () => {
    const id = screen.getByRole('listbox').getAttribute('aria-activedescendant');
    return document.getElementById(id ?? '')?.textContent;
  };
  await userEvent.keyboard('{End}');
  expect(active()).toBe('On hold');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('Draft');
});

test('in the search box of a filter, Home and End move the caret', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ value: String(index), label: `Trainer ${index}` }));
  show(<FilterPicker label="Trainer" options={many} selected={[]} onChange={() => undefined} />);
  await userEvent.click(page.getByRole('button', { name: 'Trainer Any' }));
  await userEvent.keyboard('rainer{Home}T');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Trainer');
});

test('a filter whose options failed to load says so, and Enter loads them again', async () => {
  const onSearch = vi.fn();
  show(<FilterPicker label="Customer" options={[]} failed onSearch={onSearch} selected={[]} onChange={vi.fn()} />);
  await userEvent.click(page.getByRole('button', { name: 'Customer Any' }));
  expect(screen.getByText('The list could not be loaded.')).toBeTruthy();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('a click elsewhere closes a filter', async () => {
  show(
    <>
      <Status />
      <p>Elsewhere</p>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Status Any' }));
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('option')).toBeNull();
});

test('/ focuses the search box, except from another input, and Escape empties it', async () => {
  show(<Search />);
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('lead');
  expect(search.value).toBe('lead');
  await userEvent.keyboard('{Escape}');
  expect(search.value).toBe('');
  screen.getByLabelText('Other').focus();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Other'));
});

test('segments are radio buttons that arrow keys choose', async () => {
  const onChange = vi.fn();
  show(
    <SegmentedControl
      label="Class type"
      value="all"
      onChange={onChange}
      segments={[
        { value: 'all', label: 'All' },
        { value: 'public', label: 'Public' },
      ]}
    />,
  );
  screen.getByRole('radio', { name: 'All' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('public');
});

test('chips name the active filters, can be removed, and are cleared by one button', async () => {
  const onRemove = vi.fn();
  const onClear = vi.fn();
  show(<FilterChips chips={[{ id: 'status', label: 'Status', value: 'On hold', onRemove }]} onClear={onClear} />);
  const remove = screen.getByRole('button', { name: 'Remove Status: On hold' });
  expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await userEvent.click(remove);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([onRemove.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  [{ matching: 38, total: 1204 }, '38 of 1,204'],
  [{ matching: 38 }, '38'],
  [{ matching: 31, total: 412, showNoun: true, note: 'times in UTC' }, '31 of 412 bookings · times in UTC'],
  [{ matching: 38, total: 1204, loading: true }, 'Loading bookings'],
  [{ matching: 1, showNoun: true }, '1 booking'],
  [{}, ''],
])('the count of %o reads "%s" and is announced', (props, words) => {
  show(<ResultCount noun={['booking', 'bookings']} {...props} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('a count is announced when the user asked for it, but not when other users change it', () => {
  const { rerender } = show(<ResultCount noun={['booking', 'bookings']} />);
  const announces = () => screen.getByRole('status').getAttribute('aria-live') !== 'off';
  const draw = (props: { matching?: number; loading?: boolean }) =>
    rerender(
      <ThemeProvider scheme="light">
        <ResultCount noun={['booking', 'bookings']} {...props} />
      </ThemeProvider>,
    );
  draw({ matching: 38 });
  expect(announces()).toBe(true);
  draw({ matching: 39 });
  expect(announces()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('39');
  draw({ matching: 39, loading: true });
  draw({ matching: 12 });
  expect(announces()).toBe(true);
});

test('the stepper names its period, and moves it back, forward and to today', async () => {
  const moves: unknown[] = [];
  show(<PeriodStepper period="week" label="Now" onStep={(by) => moves.push(by)} onToday={() => moves.push('today')} />);
  for (const name of ['Next week', 'Previous week', 'Today'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(moves).toEqual([1, -1, 'today']);
});

/** A row of filters in a box of this width. */
function Bar({ width }: { readonly width: string }) {
  return (
    <div style={{ width, display: 'flex' }}>
      <FilterBar moreActive={1}>
        {(fold) => ({ first: <span>{fold}</span>, more: <Status />, last: <span>November 2026</span> })}
      </FilterBar>
    </div>
  );
}

test('filters that do not fit in one row become drop-downs first, and then move behind one button', async () => {
  const { rerender } = show(<Bar width="800px" />);
  const draw = (width: string) =>
    rerender(
      <ThemeProvider scheme="light">
        <Bar width={width} />
      </ThemeProvider>,
    );
  expect(screen.getByText('wide')).toBeTruthy();
  draw('150px');
  await userEvent.click(await screen.findByRole('button', { name: 'Filters 1' }));
  expect(screen.getByText('folded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Status Any' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  draw('800px');
  expect(await screen.findByText('wide')).toBeTruthy();
});

test('rare filters always stand behind the button More, which counts the active ones', async () => {
  show(
    <FilterBar>
      {() => ({ first: <span>Text</span>, more: <Status />, rare: <span>To be refunded</span>, rareActive: 1 })}
    </FilterBar>,
  );
  expect(screen.queryByText('To be refunded')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'More 1' }));
  expect(screen.getByRole('dialog', { name: 'More filters' }).textContent).toContain('To be refunded');
});

test('a row that is a little too short puts more filters behind More, before all of them move', async () => {
  const filter = (name: string) => (
    <span key={name} style={{ width: '100px', flexShrink: 0 }}>
      {name}
    </span>
  );
  show(
    <div style={{ width: '350px', display: 'flex' }}>
      <FilterBar>
        {(fold) => ({
          first: <span>{fold}</span>,
          more: (fold === 'short' ? ['Customer'] : ['Customer', 'Status', 'Manager']).map(filter),
          rare: filter('Brand'),
        })}
      </FilterBar>
    </div>,
  );
  await screen.findByText('short');
  expect(screen.getByText('Customer')).toBeTruthy();
  expect(screen.queryByText('Manager')).toBeNull();
});

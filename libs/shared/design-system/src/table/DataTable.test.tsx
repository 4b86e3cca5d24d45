import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingColumns } from '../../gallery/bookingColumns.tsx';
import { type Booking, makeBookings } from '../../gallery/bookings.ts';
import { EmptyState } from '../empty-state/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ColumnChooser, DataTable, type DataTableProps, useColumnChoice } from './index.ts';

const bookings = makeBookings(8);
const keyOf = (booking: Booking) => booking.id;
const labelOf = (booking: Booking) => booking.reference;
const titleOf = (booking: Booking) => booking.title;

function List(props: Partial<DataTableProps<Booking, Booking>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = { selected, onChange: setSelected, labelOf };
  return (
    <DataTable
      label="Bookings"
      columns={bookingColumns}
      rows={bookings}
      rowKey={keyOf}
      selection={selection}
      {...props}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => localStorage.clear());

test('the sorted column has aria-sort, and a click on a head changes the order', async () => {
  const onSort = vi.fn();
  show(<List sort={{ field: 'bookedAt', direction: 'desc' }} onSort={onSort} />);
  const booked = screen.getByRole('columnheader', { name: 'Booked' });
  expect(booked.getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('columnheader', { name: 'Net price' }).getAttribute('aria-sort')).toBeNull();
  await userEvent.click(within(booked).getByRole('button'));
  expect(onSort).toHaveBeenCalledWith({ field: 'bookedAt', direction: 'asc' });
  expect(within(screen.getByRole('columnheader', { name: 'Title' })).queryByRole('button')).toBeNull();
});

test('rows are selected one by one, by range with Shift, and all at once', async () => {
  show(<List />);
  const all = box('Select all rows on this page');
  await userEvent.click(box('Select BK-10481'));
  expect(all.indeterminate).toBe(true);
  await page.getByRole('checkbox', { name: 'Select BK-10479' }).click({ modifiers: ['Shift'] });
  expect(box('Select BK-10480').checked).toBe(true);
  await userEvent.click(all);
  expect(all.checked).toBe(true);
  expect(all.indeterminate).toBe(false);
  await userEvent.click(all);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('selecting a row renders no cell again', async () => {
  const cell = vi.fn((booking: Booking) => booking.title);
  const columns = [{ id: 'title', header: 'Title', cell }];
  show(<List columns={columns} />);
  const before = cell.mock.calls.length;
  await userEvent.click(box('Select BK-10481'));
  expect(box('Select BK-10481').checked).toBe(true);
  expect(cell.mock.calls.length).toBe(before);
});

test('a click beside the link of a row follows the link, with the held keys', async () => {
  show(<List />);
  const pressed = vi.fn((event: MouseEvent) => event.preventDefault());
  const link = screen.getByRole('link', { name: 'BK-10480' });
  link.addEventListener('click', pressed);
  await page
    .getByRole('cell', { name: 'First Aid at Work × 6 seats' })
    .first()
    .click({ modifiers: ['Control'] });
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0]?.[0].ctrlKey).toBe(true);
});

test('rows are 32 px high and the head stays while they scroll', () => {
  show(
    <div style={{ display: 'flex', flexDirection: 'column', height: '200px' }}>
      <List />
    </div>,
  );
  const [head, row] = screen.getAllByRole('row');
  expect(row?.getBoundingClientRect().height).toBe(32);
  const area = screen.getByRole('region', { name: 'Bookings' });
  const top = head?.firstElementChild?.getBoundingClientRect().top;
  area.scrollTop = 50;
  expect(area.scrollTop).toBe(50);
  expect(head?.firstElementChild?.getBoundingClientRect().top).toBe(top);
});

test('old rows stay while others load, and the table has aria-busy', () => {
  show(<List loading />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('BK-10482')).toBeTruthy();
});

test('before the first rows, skeletons of the same height take their place', () => {
  const { container } = show(<List rows={undefined} />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(container.querySelectorAll('tbody tr').length).toBe(20);
  expect(container.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(32);
});

test('a table with a known number of rows has the same height before and after they load', () => {
  const many = Array.from({ length: 130 }, (_, at) => ({ ...bookings[0], id: `bookings/${at}` }) as Booking);
  const { container, rerender } = show(<List rows={undefined} expectedRows={130} variant="card" />);
  const height = () => container.querySelector('table')?.parentElement?.getBoundingClientRect().height;
  const before = height();
  expect(before).toBeGreaterThan(130 * 32);
  rerender(<List rows={many} expectedRows={130} variant="card" />);
  expect(height()).toBe(before);
});

test('NAV-10 without rows the message is below the head', () => {
  show(<List rows={[]} empty={<EmptyState />} />);
  expect(screen.getByRole('cell', { name: 'No records.' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Reference' })).toBeTruthy();
});

test('an empty table in a card can be scrolled with the keyboard where it is too wide', async () => {
  const columns = ['Title', 'Customer', 'Amount'].map((header) => ({ id: header, header, cell: titleOf, width: 200 }));
  show(
    <div id="room" style={{ width: '390px' }}>
      <DataTable columns={columns} rows={[]} rowKey={keyOf} label="Lines" variant="card" empty={<EmptyState />} />
    </div>,
  );
  const scroll = await screen.findByRole('group', { name: 'Lines' });
  expect(scroll.scrollWidth).toBeGreaterThan(scroll.clientWidth);
  expect(scroll.tabIndex).toBe(0);
  expect(await findings()).toEqual([]);
  act(() => document.getElementById('room')?.style.setProperty('width', '900px'));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Lines' })).toBeNull());
});

test('the sort arrow keeps its size when the text fills the column', () => {
  const columns = [
    { id: 'title', header: 'Title of the booking', cell: titleOf, width: 110, sort: 'title' },
    { id: 'customer', header: 'Customer', cell: ({ customer }: Booking) => customer },
  ];
  show(<List columns={columns} sort={{ field: 'title', direction: 'asc' }} onSort={vi.fn()} />);
  const head = screen.getByRole('columnheader', { name: 'Title of the booking' });
  expect(head.querySelector('svg')?.getBoundingClientRect().width).toBe(12);
});

test('in a card a wrapping text is shown whole, and other rows keep their height', () => {
  const columns = [
    { id: 'title', header: 'Title', cell: titleOf, width: 120, wrap: true },
    { id: 'customer', header: 'Customer', cell: ({ customer }: Booking) => customer },
  ] as const;
  const titles = ['Safeguarding Adults and Children, Level 3', 'Agile'];
  const rows = makeBookings(2).map((booking, place) => ({ ...booking, title: titles[place] ?? '' }));
  show(<DataTable label="Lines" variant="card" columns={columns} rows={rows} rowKey={keyOf} />);
  const cell = screen.getByRole('cell', { name: /^Safeguarding/ });
  expect(cell.scrollWidth).toBe(cell.clientWidth);
  expect(cell.getBoundingClientRect().height).toBeGreaterThan(50);
  expect(screen.getByRole('cell', { name: 'Agile' }).getBoundingClientRect().height).toBe(32);
});

test('a cut text has a tooltip, without the words of a dialog that its cell opened', () => {
  const columns = [
    {
      id: 'title',
      header: 'Title',
      cell: ({ title }: Booking) => (
        <>
          <div style={{ width: 60, overflow: 'hidden', whiteSpace: 'nowrap' }}>{title}</div>
          <dialog open>Release this address?</dialog>
        </>
      ),
    },
  ] as const;
  const [row] = bookings;
  show(<DataTable label="Bookings" columns={columns} rows={bookings.slice(0, 1)} rowKey={keyOf} />);
  const cell = screen.getByRole('cell');
  fireEvent.mouseOver(screen.getByRole('dialog'));
  expect(cell.title).toBe('');
  fireEvent.mouseOver(screen.getByText(row?.title ?? ''));
  expect(cell.title).toBe(row?.title);
});

test('useRow is called once for each row', () => {
  const useBooking = vi.fn((booking: Booking) => ({ words: `${booking.reference} ${booking.customer}` }));
  const columns = [{ id: 'words', header: 'Words', cell: ({ words }: { words: string }) => words }];
  show(<DataTable label="Bookings" columns={columns} rows={bookings.slice(0, 1)} rowKey={keyOf} useRow={useBooking} />);
  expect(screen.getByRole('cell', { name: 'BK-10482 Calder Valley Housing' })).toBeTruthy();
});

function Chosen() {
  const { visible, choice, choose } = useColumnChoice('test.columns', bookingColumns);
  return (
    <>
      <ColumnChooser columns={bookingColumns} choice={choice} onChoose={choose} />
      <List columns={visible} />
    </>
  );
}

test('columns can be hidden, shown and moved, and the choice is stored', async () => {
  const first = show(<Chosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Reference' });
  expect(box('Reference').disabled).toBe(true);
  const popup = screen.getByRole('dialog', { name: 'Columns' });
  expect(popup.scrollWidth, 'nothing is cut at the side').toBe(popup.clientWidth);
  await userEvent.click(box('Customer'));
  await userEvent.click(box('Brand'));
  screen.getByRole('button', { name: 'Move Title' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('Columns');
  first.unmount();

  show(<Chosen />);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(1, 4)).toEqual(['Reference', 'Status', 'Title']);
  expect(heads).toContain('Brand');
  expect(heads).not.toContain('Customer');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the standard columns' }));
  expect(screen.getByRole('columnheader', { name: 'Customer' })).toBeTruthy();
  expect(localStorage.getItem('test.columns')).toBeNull();
});

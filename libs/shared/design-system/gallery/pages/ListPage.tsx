import { useMemo, useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { changeUnit, PeriodPicker, type PeriodValue, periodUnits } from '../../src/date-range/index.ts';
import { EmptyState } from '../../src/empty-state/index.ts';
import {
  FilterBar,
  type FilterChip,
  FilterChips,
  FilterPicker,
  ResultCount,
  SearchBox,
} from '../../src/filter-bar/index.ts';
import { AddIcon, CopyIcon } from '../../src/icons/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Pager } from '../../src/pager/index.ts';
import { SelectionBar } from '../../src/selection/index.ts';
import { SumLine } from '../../src/sums/index.ts';
import { ColumnChooser, DataTable, type TableSort, useColumnChoice } from '../../src/table/index.ts';
import { bookingColumns } from '../bookingColumns.tsx';
import { type Booking, makeBookings } from '../bookings.ts';
import { bookingStatuses } from '../statuses.ts';

const states = [
  { value: 'rows', label: 'Rows' },
  { value: 'refreshing', label: 'Loading over old rows' },
  { value: 'first', label: 'First load' },
  { value: 'empty', label: 'Empty' },
  { value: 'many', label: '500 rows' },
];

const people = ['Priya Nair', 'Tom Ellery', 'Grace Okafor', 'Idris Khan'].map((label) => ({
  value: label,
  label,
  avatar: true as const,
}));
const keyOf = (booking: Booking) => booking.id;
const isCanceled = (booking: Booking) => booking.status === 'canceled';
const labelOf = (booking: Booking) => booking.reference;

/** Shows a whole list, like the booking list. The filter named State switches between the states of the list. */
export default function ListPage() {
  const [state, setState] = useState('rows');
  const [text, setText] = useState('');
  const [period, setPeriod] = useState<PeriodValue>({ unit: 'month', start: '2026-11-01', end: '2026-11-30' });
  const [managers, setManagers] = useState<readonly string[]>(['Priya Nair', 'Tom Ellery', 'Grace Okafor']);
  const [status, setStatus] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<TableSort>({ field: 'bookedAt', direction: 'desc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [size, setSize] = useState(20);
  const bookings = useMemo(() => makeBookings(state === 'many' ? 500 : size), [state, size]);
  const { visible, choice, choose } = useColumnChoice('gallery.columns', bookingColumns);
  const chips: FilterChip[] = [
    { id: 'booked', label: 'Booked', value: 'November 2026', onRemove: () => undefined },
    { id: 'managers', label: 'Account manager', value: managers.join(', '), onRemove: () => setManagers([]) },
  ];

  return (
    <PageFrame
      title="Bookings"
      actions={
        <>
          <Button icon={<CopyIcon />}>Export</Button>
          <ColumnChooser columns={bookingColumns} choice={choice} onChoose={choose} />
          <Button appearance="primary" icon={<AddIcon />}>
            Create booking
          </Button>
        </>
      }
      filters={
        <FilterBar moreActive={managers.length > 0 ? 1 : 0}>
          {() => ({
            first: <SearchBox placeholder="Filter by title or reference" value={text} onChange={setText} />,
            more: (
              <>
                <FilterPicker
                  label="Status"
                  multiple
                  options={bookingStatuses.options}
                  selected={status}
                  onChange={setStatus}
                />
                <FilterPicker
                  label="Account manager"
                  multiple
                  options={people}
                  selected={managers}
                  onChange={setManagers}
                />
                <FilterPicker
                  label="State"
                  emptyLabel={null}
                  options={states}
                  selected={[state]}
                  onChange={([next = 'rows']) => setState(next)}
                />
                <FilterPicker
                  label="Period"
                  emptyLabel={null}
                  options={periodUnits}
                  selected={[period.unit]}
                  onChange={([unit]) =>
                    setPeriod(changeUnit(period, periodUnits.find(({ value }) => value === unit)?.value ?? 'month'))
                  }
                />
              </>
            ),
            last: <PeriodPicker value={period} onChange={setPeriod} />,
          })}
        </FilterBar>
      }
      count={
        <ResultCount
          matching={state === 'empty' ? 0 : 38}
          total={1204}
          noun={['booking', 'bookings']}
          loading={state === 'refreshing' || state === 'first'}
        />
      }
      selection={
        selected.size > 0 && (
          <SelectionBar count={selected.size} noun={['booking', 'bookings']} onClear={() => setSelected(new Set())} />
        )
      }
      chips={<FilterChips chips={chips} onClear={() => setManagers([])} />}
    >
      <DataTable
        label="Bookings"
        columns={visible}
        rows={state === 'first' ? undefined : state === 'empty' ? [] : bookings}
        rowKey={keyOf}
        sort={sort}
        onSort={setSort}
        loading={state === 'refreshing'}
        muted={isCanceled}
        selection={{ selected, onChange: setSelected, labelOf }}
        empty={
          <EmptyState actions={<Button>Remove Status: On hold</Button>}>
            No booking of <strong>Hallam Engineering plc</strong> booked in <strong>November 2026</strong> is{' '}
            <strong>on hold</strong>.
          </EmptyState>
        }
      />
      <SumLine
        of="Sum of 59 bookings"
        sums={[
          { label: 'Net', pence: 1_234_567_00 },
          { label: 'Gross', pence: null },
        ]}
      />
      <Pager
        pageSize={size}
        sizes={[10, 20, 50, 100]}
        onPageSize={setSize}
        rows={bookings.length}
        offset={0}
        total={38}
        hasPrevious={false}
        hasNext
        onPrevious={() => undefined}
        onNext={() => undefined}
      />
    </PageFrame>
  );
}

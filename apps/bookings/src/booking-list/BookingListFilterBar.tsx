import { bookingStatuses } from '@console/bookings-contracts';
import { CustomerFilter, UserFilter } from '@console/core-web';
import { PeriodPicker } from '@console/design-system/date-range';
import { FilterBar, type FilterChip, FilterPicker, SearchBox } from '@console/design-system/filter-bar';
import { statusOptions } from '@console/design-system/status-badge';
import { among } from '@console/platform/list';
import { BookedUnitPicker } from './BookedUnitPicker.tsx';
import type { BookingListControls } from './bookingListFilters.ts';

export interface BookingListFilterBarProps {
  readonly list: BookingListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** The filters of the booking list: text, days, customer, status and account manager. */
export function BookingListFilterBar({ list: { state, shown, set }, chips }: BookingListFilterBarProps) {
  const { customer, status, accountManager } = state;
  const customerName = chips.find(({ id }) => id === 'customer')?.value;
  return (
    <FilterBar
      moreActive={[customer !== null, status.length > 0, accountManager.length > 0].filter(Boolean).length}
      more={
        <>
          <CustomerFilter
            selected={customer ? [customer] : []}
            shown={customer !== null && customer === shown.customer ? customerName : undefined}
            onChange={([chosen = null]) => set({ customer: chosen })}
          />
          <FilterPicker
            label="Status"
            multiple
            options={statusOptions('booking')}
            selected={status}
            onChange={(chosen) => set({ status: among(bookingStatuses, chosen) })}
          />
          <UserFilter
            managers
            label="Account manager"
            multiple
            selected={accountManager}
            onChange={(chosen) => set({ accountManager: chosen })}
          />
        </>
      }
    >
      <SearchBox placeholder="Filter by title or reference" value={state.q} onChange={(q) => set({ q })} />
      <BookedUnitPicker value={state.booked} onChange={(booked) => set({ booked })} />
      {state.booked && <PeriodPicker value={state.booked} onChange={(booked) => set({ booked })} />}
    </FilterBar>
  );
}

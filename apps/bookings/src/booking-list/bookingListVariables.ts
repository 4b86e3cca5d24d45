import { rangeInstants } from '@console/format';
import { orderArgument, pageArguments } from '@console/platform/list';
import type { BookingListPageQuery$variables } from './__generated__/BookingListPageQuery.graphql.ts';
import type { useBookingCountsQuery$variables } from './__generated__/useBookingCountsQuery.graphql.ts';
import { type BookingListState, isFiltered } from './bookingListFilters.ts';

/** What the list of bookings asks for. */
export function bookingListVariables(state: BookingListState): BookingListPageQuery$variables {
  return {
    ...bookingFilter(state),
    ...pageArguments(state),
    order: orderArgument(state.order),
    chosenCustomer: state.customer ?? '',
    hasCustomer: state.customer !== null,
    hasManagers: state.accountManager.length > 0,
  };
}

/** What its counts ask for. */
export function bookingCountVariables(state: BookingListState): useBookingCountsQuery$variables {
  return { ...bookingFilter(state), filtered: isFiltered(state) };
}

/** The filters as the API knows them; those that are not set are left out. */
export function bookingFilter({ q, booked, customer, status, accountManager }: BookingListState) {
  return {
    bookedAt: booked && [bookedBetween(booked)],
    customer,
    status: status.length > 0 ? status : null,
    accountManager: accountManager.length > 0 ? accountManager : null,
    search: q || null,
  };
}

/** Whole days in UTC, both ends included. */
function bookedBetween(booked: NonNullable<BookingListState['booked']>) {
  const { after, strictlyBefore } = rangeInstants(booked);
  return { after, strictly_before: strictlyBefore };
}

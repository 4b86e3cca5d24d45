import { PickerFilter, type PickerFilterProps } from '@console/pickers';
import { allBookings } from './allBookings.ts';

/** Filters a list by booking. */
export function BookingFilter({ label = 'Booking', ...rest }: PickerFilterProps) {
  return <PickerFilter list={allBookings} label={label} {...rest} />;
}

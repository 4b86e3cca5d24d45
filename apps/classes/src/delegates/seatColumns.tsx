import type { Column } from '@console/design-system/table';
import type { SeatRow } from '../class-seats/seatRows.ts';
import { DelegateButton } from './DelegateButton.tsx';
import type { Delegates } from './useDelegates.tsx';

export const seatNumberColumn: Column<SeatRow> = {
  id: 'seat',
  header: 'Seat',
  cell: ({ seatNumber }) => seatNumber,
  width: 44,
  whole: true,
  quiet: true,
};

/** What can be done with the delegate of a seat. */
export const delegateActionColumn = (delegates: Delegates): Column<SeatRow> => ({
  id: 'action',
  header: 'Action',
  cell: ({ seat, attendance, noted, seatsOfItem }) => (
    <DelegateButton
      seat={seat}
      movable={seatsOfItem > 1}
      attended={[...attendance.values()].some((mark) => mark !== 'none')}
      noted={noted}
      delegates={delegates}
    />
  ),
  width: 162,
  whole: true,
});

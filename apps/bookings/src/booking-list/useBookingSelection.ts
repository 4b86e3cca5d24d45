import type { RowSelection } from '@console/design-system/table';
import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BookingListRow_booking$data } from './__generated__/BookingListRow_booking.graphql.ts';
import type { useBookingSelection_bookings$key } from './__generated__/useBookingSelection_bookings.graphql.ts';
import type { BookingListState } from './bookingListFilters.ts';

const nothing: ReadonlySet<string> = new Set();

export interface BookingSelection extends RowSelection<BookingListRow_booking$data> {
  /** The references of the selected bookings, in the list's order. */
  readonly references: readonly string[];
  readonly clear: () => void;
}

/** The bookings that are selected on the page. Another page, or other filters, begin with none. */
export function useBookingSelection(key: useBookingSelection_bookings$key, shown: BookingListState): BookingSelection {
  const { edges } = useFragment(
    graphql`
      fragment useBookingSelection_bookings on BookingCursorConnection {
        edges {
          node {
            id
            reference
          }
        }
      }
    `,
    key,
  );
  const [selection, setSelection] = useState({ of: shown, ids: nothing });
  const selected = selection.of === shown ? selection.ids : nothing;
  const onChange = useCallback((ids: ReadonlySet<string>) => setSelection({ of: shown, ids }), [shown]);
  const references = useMemo(
    () => edges.filter(({ node }) => selected.has(node.id)).map(({ node }) => node.reference),
    [edges, selected],
  );
  return { selected, onChange, labelOf: referenceOf, references, clear: () => onChange(nothing) };
}

function referenceOf({ reference }: BookingListRow_booking$data): string {
  return reference;
}

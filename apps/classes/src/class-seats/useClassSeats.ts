import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useClassSeatsQuery } from './__generated__/useClassSeatsQuery.graphql.ts';

/** The seats of a class on all days, for the two sections that show them. */
export interface ClassSeats {
  /** Null while loading. */
  readonly class: NonNullable<useClassSeatsQuery['response']['trainingClass']> | null;
  readonly failed: boolean;
}

/** Fetches the seats once for both sections, after the page, because a class can have 500 seats. */
export function useClassSeats(): ClassSeats {
  const { data, error } = useDeferredQuery<useClassSeatsQuery>(
    graphql`
      query useClassSeatsQuery($id: ID!, $shown: Boolean!) @preloadable {
        trainingClass(id: $id) @include(if: $shown) {
          id
          ...Attendance_class
          ...CanceledSeatTable_class
          ...useClassPlaces_class
          ...useSeatDays_class
        }
      }
    `,
    'seats',
  );
  return { class: data?.trainingClass ?? null, failed: error !== null };
}

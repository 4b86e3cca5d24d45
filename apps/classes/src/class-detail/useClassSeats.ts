import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useClassSeatsQuery } from './__generated__/useClassSeatsQuery.graphql.ts';

/** The seats of a class on all of its days, for the two sections that show them. */
export interface ClassSeats {
  /** Null while they are on their way. */
  readonly class: NonNullable<useClassSeatsQuery['response']['trainingClass']> | null;
  readonly failed: boolean;
}

/** They come after the page, and once for both sections: a class may have 500. */
export function useClassSeats(): ClassSeats {
  const { data, error } = useDeferredQuery<useClassSeatsQuery>(
    graphql`
      query useClassSeatsQuery($id: ID!, $shown: Boolean!) @preloadable {
        trainingClass(id: $id) @include(if: $shown) {
          id
          ...Attendance_class
          ...useClassPlaces_class
          ...useSeatDays_class
        }
      }
    `,
    'seats',
  );
  return { class: data?.trainingClass ?? null, failed: error !== null };
}

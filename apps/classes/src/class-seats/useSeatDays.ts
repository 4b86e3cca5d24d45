import { graphql, useFragment } from 'react-relay';
import type { useSeatDays_class$data, useSeatDays_class$key } from './__generated__/useSeatDays_class.graphql.ts';

export type SeatDays = useSeatDays_class$data['days'];

/**
 * Reads the attendance of a class day by day. The register and the table share one query, because 500 seats on 50 days almost reach the
 * limit of a query.
 */
export function useSeatDays(key: useSeatDays_class$key): SeatDays;
export function useSeatDays(key: useSeatDays_class$key | null): SeatDays | null;
export function useSeatDays(key: useSeatDays_class$key | null): SeatDays | null {
  const data = useFragment<useSeatDays_class$key>(
    graphql`
      fragment useSeatDays_class on TrainingClass {
        days: sessions(first: 50) {
          edges {
            node {
              id
              dayNumber
              startsAt
              seats(first: 500) {
                edges {
                  node {
                    id
                    seatNumber
                    attendance
                    attendanceComments
                    version
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  return data?.days ?? null;
}

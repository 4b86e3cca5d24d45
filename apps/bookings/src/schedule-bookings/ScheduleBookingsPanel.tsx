import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Pager } from '@console/design-system/pager';
import { DataTable } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { SellSeatsButton } from '../sell-seats/SellSeatsButton.tsx';
import type {
  ScheduleBookingsPanelQuery,
  ScheduleBookingsPanelQuery$data,
} from './__generated__/ScheduleBookingsPanelQuery.graphql.ts';
import { isCanceledItem, scheduleBookingColumns, useScheduleBookingRow } from './scheduleBookingColumns.tsx';
import { PAGE, useScheduleBookings } from './useScheduleBookings.ts';

type ClassOfSchedule = NonNullable<NonNullable<ScheduleBookingsPanelQuery$data['publicSchedule']>['trainingClass']>;

/** The panel on a public schedule: the bookings that hold its seats, and the way to sell more. */
export default function ScheduleBookingsPanel() {
  const { publicSchedule } = usePageQuery<ScheduleBookingsPanelQuery>(graphql`
    query ScheduleBookingsPanelQuery($schedule: ID!) @preloadable {
      publicSchedule(id: $schedule) {
        trainingClass {
          id
          ...SellSeatsButton_class
          bookingItems(first: 50) {
            totalCount
            edges {
              node {
                id
                ...scheduleBookingColumns_item
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    }
  `);
  const trainingClass = publicSchedule?.trainingClass;
  return trainingClass ? <ScheduleBookings class={trainingClass} /> : null;
}

function ScheduleBookings({ class: trainingClass }: { readonly class: ClassOfSchedule }) {
  const { items, offset, previous, next, failed, retry } = useScheduleBookings(trainingClass);
  const total = trainingClass.bookingItems.totalCount;
  return (
    <Card title="Bookings" count={total} flush actions={<SellSeatsButton class={trainingClass} place="card" />}>
      {failed ? (
        <EmptyState
          small
          title="These bookings could not be loaded."
          actions={<Button onClick={retry}>Try again</Button>}
        />
      ) : (
        <DataTable
          variant="card"
          label="Bookings of the schedule"
          columns={scheduleBookingColumns}
          rows={items ?? []}
          loading={items === undefined}
          rowKey={({ id }) => id}
          useRow={useScheduleBookingRow}
          muted={isCanceledItem}
          empty={<EmptyState small title={items ? 'No bookings yet.' : 'Loading…'} />}
        />
      )}
      {total > PAGE && (
        <Pager
          pageSize={PAGE}
          sizes={[PAGE]}
          onPageSize={() => undefined}
          rows={items?.length ?? 0}
          offset={offset}
          total={total}
          hasPrevious={previous !== null}
          hasNext={next !== null}
          onPrevious={() => previous?.()}
          onNext={() => next?.()}
        />
      )}
    </Card>
  );
}

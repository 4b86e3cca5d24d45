import { classLinks, trainingClassStatuses, whyNotSell } from '@console/classes-contracts';
import { DateRangeText } from '@console/design-system/date';
import { Person } from '@console/design-system/person';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { DeliveryFact } from '../DeliveryFact.tsx';
import type { publicScheduleColumns_schedule$key } from './__generated__/publicScheduleColumns_schedule.graphql.ts';

/** The fields of a public schedule that its row shows. Most of them are those of its class. */
export function usePublicScheduleRow(key: publicScheduleColumns_schedule$key) {
  const { id, createdAt, trainingClass } = useFragment(
    graphql`
      fragment publicScheduleColumns_schedule on PublicSchedule {
        id
        createdAt
        trainingClass @required(action: THROW) {
          id
          reference
          title
          status
          startsAt
          endsAt
          seatsReservedCount
          seatsFreeCount
          trainer {
            contact {
              fullName
              user { avatarUrl }
            }
          }
          brand { name }
          ...DeliveryFact_class
        }
      }
    `,
    key,
  );
  return { id, createdAt, title: trainingClass.title, class: trainingClass };
}

type Row = ReturnType<typeof usePublicScheduleRow>;

/** Nothing is left of a schedule that is not on sale. */
function seatsLeft({ class: { status, endsAt, seatsFreeCount } }: Row): string | null {
  if (whyNotSell({ public: true, status, endsAt }) !== null) return null;
  return seatsFreeCount > 0 ? String(seatsFreeCount) : 'Full';
}

const { record, text, link, badge, date } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const publicScheduleColumns: readonly Column<Row>[] = keepOnPhone(
  ['title', 'dates', 'left'],
  [
    record('title', 'Title', ({ id }) => classLinks.publicSchedule(id), { minWidth: 180, phoneWidth: 96 }),
    {
      id: 'dates',
      header: 'Dates',
      cell: (row) => <DateRangeText start={row.class.startsAt} end={row.class.endsAt} />,
      width: 152,
      whole: true,
      sort: 'startsAt',
    },
    {
      id: 'delivery',
      header: 'Delivery',
      cell: (row) => <DeliveryFact class={row.class} iconSize={16} />,
      width: 160,
      dropRank: 3,
    },
    {
      id: 'trainer',
      header: 'Trainer',
      cell: ({ class: { trainer } }) => (
        <Person
          name={trainer?.contact.fullName ?? null}
          imageUrl={trainer?.contact.user?.avatarUrl}
          missing="No trainer yet"
        />
      ),
      width: 168,
      dropRank: 4,
    },
    text('sold', 'Seats sold', (row) => String(row.class.seatsReservedCount), {
      width: 88,
      minWidth: 80,
      align: 'end',
      dropRank: 2,
    }),
    text('left', 'Seats left', seatsLeft, {
      width: 88,
      minWidth: 72,
      align: 'end',
    }),
    badge('status', 'Status', trainingClassStatuses, (row) => row.class.status, { dropRank: 6 }),
    link('class', 'Class', (row) => ({ to: classLinks.detail(row.class.id), text: row.class.reference }), {
      newTab: true,
      width: 108,
      whole: true,
      dropRank: 5,
    }),
    text('brand', 'Brand', (row) => row.class.brand.name, { width: 152, optional: true, dropRank: 1 }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { optional: true, dropRank: 1 }),
  ],
);

/** Rows of canceled schedules are faded, because nothing is left to sell. */
export const isCanceled = (row: Row): boolean => row.class.status === 'canceled';

import { classLinks } from '@console/classes-contracts';
import { DateRangeText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { CustomerLabel } from '../CustomerLabel.tsx';
import { DeliveryFact } from '../DeliveryFact.tsx';
import type { classColumns_class$data, classColumns_class$key } from './__generated__/classColumns_class.graphql.ts';

/** What the table shows of a class. */
export function useClassRow(key: classColumns_class$key): classColumns_class$data {
  return useFragment(
    graphql`
      fragment classColumns_class on TrainingClass {
        id
        reference
        title
        status
        startsAt
        endsAt
        seatsReservedCount
        seatsTotalCount
        trainer {
          contact {
            fullName
            user {
              avatarUrl
            }
          }
        }
        ...CustomerLabel_class
        ...DeliveryFact_class
      }
    `,
    key,
  );
}

type Row = classColumns_class$data;

/** Title, delivery, status and trainer (O§2), and what tells one class from the next. */
export const classColumns: readonly Column<Row>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => (
      <Link to={classLinks.detail(id)} tone="row" newTab>
        {reference}
      </Link>
    ),
    width: 108,
    sort: 'reference',
    always: true,
  },
  { id: 'title', header: 'Title', cell: ({ title }) => title, sort: 'title' },
  { id: 'customer', header: 'Customer', cell: (row) => <CustomerLabel class={row} />, width: 168, dropRank: 3 },
  {
    id: 'delivery',
    header: 'Delivery',
    cell: (row) => <DeliveryFact class={row} iconSize={16} />,
    width: 160,
    sort: 'deliveryFormat',
    dropRank: 2,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="class" status={status} />,
    width: 116,
    sort: 'status',
    skeleton: 'badge',
  },
  {
    id: 'trainer',
    header: 'Trainer',
    cell: ({ trainer }) => (
      <Person
        name={trainer?.contact.fullName ?? null}
        imageUrl={trainer?.contact.user?.avatarUrl}
        missing="No trainer yet"
      />
    ),
    width: 160,
    sort: 'trainer_contact_fullName',
    dropRank: 4,
  },
  {
    id: 'dates',
    header: 'Dates',
    cell: ({ startsAt, endsAt }) => <DateRangeText start={startsAt} end={endsAt} />,
    width: 152,
    sort: 'startsAt',
    dropRank: 5,
  },
  {
    id: 'seats',
    header: 'Seats',
    cell: ({ seatsReservedCount, seatsTotalCount }) => `${seatsReservedCount}/${seatsTotalCount}`,
    width: 72,
    align: 'end',
    dropRank: 1,
  },
];

/** Nothing is left to do for a canceled class. */
export function isCanceled({ status }: Row): boolean {
  return status === 'canceled';
}

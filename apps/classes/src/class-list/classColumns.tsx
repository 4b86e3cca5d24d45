import { classLinks, trainingClassStatuses } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { DateRangeText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { CustomerLabel } from '../CustomerLabel.tsx';
import { DeliveryFact } from '../DeliveryFact.tsx';
import type { classColumns_class$data, classColumns_class$key } from './__generated__/classColumns_class.graphql.ts';

/** The fields of a class that the table shows. */
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
            user { avatarUrl }
          }
        }
        customer { id }
        brand { name }
        ...CustomerLabel_class
        ...DeliveryFact_class
      }
    `,
    key,
  );
}

type Row = classColumns_class$data;

const { record, text, badge } = columnsOf<Row>();

/** Title, delivery, status and trainer (O§2), and columns that distinguish classes with the same title. */
export const classColumns: readonly Column<Row>[] = keepOnPhone(
  ['reference', 'title', 'status'],
  [
    record('reference', 'Reference', ({ id }) => classLinks.detail(id), { newTab: true, width: 108, whole: true }),
    text('title', 'Title', ({ title }) => title, { phoneWidth: 96 }),
    { id: 'customer', header: 'Customer', cell: (row) => <CustomerCell row={row} />, width: 168, dropRank: 3 },
    {
      id: 'delivery',
      header: 'Delivery',
      cell: (row) => <DeliveryFact class={row} iconSize={16} />,
      width: 160,
      sort: 'deliveryFormat',
      dropRank: 2,
    },
    badge('status', 'Status', trainingClassStatuses, ({ status }) => status, { width: 116, minWidth: 116 }),
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
      whole: true,
      sort: 'startsAt',
      dropRank: 5,
    },
    text('seats', 'Seats', ({ seatsReservedCount, seatsTotalCount }) => `${seatsReservedCount}/${seatsTotalCount}`, {
      width: 72,
      align: 'end',
      dropRank: 1,
    }),
    text('brand', 'Brand', ({ brand }) => brand.name, { width: 152, optional: true, dropRank: 1 }),
  ],
);

/** The customer of a private class, as a link. */
function CustomerCell({ row }: { readonly row: Row }) {
  const label = <CustomerLabel class={row} />;
  if (!row.customer) return label;
  return (
    <Link tone="row" to={coreLinks.customer(row.customer.id)}>
      {label}
    </Link>
  );
}

/** Rows of canceled classes are faded, because nothing is left to do for them. */
export function isCanceled({ status }: Row): boolean {
  return status === 'canceled';
}

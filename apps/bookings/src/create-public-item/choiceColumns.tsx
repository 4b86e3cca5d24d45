import { classLinks, deliveryPlace } from '@console/classes-contracts';
import { DateRangeText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import type { Column } from '@console/design-system/table';
import { keepOnPhone } from '@console/lists';
import { graphql, useFragment } from 'react-relay';
import type { choiceColumns_class$data, choiceColumns_class$key } from './__generated__/choiceColumns_class.graphql.ts';
import { ChooseClassButton } from './ChooseClassButton.tsx';
import { whyNotChoose } from './whyNotChoose.ts';

/** Reads a class for its row. */
export function useClassRow(key: choiceColumns_class$key): choiceColumns_class$data {
  return useFragment(
    graphql`
      fragment choiceColumns_class on TrainingClass {
        id
        reference
        title
        status
        public
        startsAt
        endsAt
        deliveryFormat
        deliveryPlatform
        deliveryAddress {
          city
          postcode
        }
        brand {
          name
        }
        seatsFreeCount
        seatsTotalCount
      }
    `,
    key,
  );
}

type Row = choiceColumns_class$data;

export const choiceColumns: readonly Column<Row>[] = keepOnPhone<Row>(
  ['dates', 'title', 'choose'],
  [
    {
      id: 'dates',
      header: 'Dates',
      cell: ({ startsAt, endsAt }) => <DateRangeText start={startsAt} end={endsAt} />,
      width: 152,
      whole: true,
      phoneWidth: 88,
      wrap: true,
      sort: 'startsAt',
    },
    {
      id: 'title',
      header: 'Class',
      cell: ({ title }) => title,
      minWidth: 200,
      phoneWidth: 108,
      wrap: true,
      sort: 'title',
    },
    {
      id: 'reference',
      header: 'Reference',
      cell: ({ id, reference }) => (
        <Link to={classLinks.detail(id)} newTab>
          {reference}
        </Link>
      ),
      width: 104,
      whole: true,
      dropRank: 2,
    },
    { id: 'place', header: 'Place or platform', cell: deliveryPlace, width: 176, minWidth: 128, dropRank: 3 },
    { id: 'brand', header: 'Brand', cell: ({ brand }) => brand.name, width: 152, dropRank: 1 },
    {
      id: 'seats',
      header: 'Seats left',
      cell: ({ seatsFreeCount, seatsTotalCount }) => `${seatsFreeCount} of ${seatsTotalCount}`,
      width: 84,
      align: 'end',
      dropRank: 4,
    },
    {
      id: 'choose',
      header: 'Choice',
      cell: (row) => <ChooseClassButton class={row} />,
      width: 112,
      // 'Chosen' with its icon.
      minWidth: 112,
    },
  ],
);

/** Rows of classes that cannot be booked are faded. */
export function isNotBookable(row: Row): boolean {
  return whyNotChoose(row) !== null;
}

import { classLinks, deliveryPlace } from '@console/classes-contracts';
import { DateRangeText } from '@console/design-system/date';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
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

const { record, text } = columnsOf<Row>();

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
    text('title', 'Class', ({ title }) => title, { minWidth: 200, phoneWidth: 108, wrap: true, sort: 'title' }),
    record('reference', 'Reference', ({ id }) => classLinks.detail(id), {
      newTab: true,
      width: 104,
      whole: true,
      dropRank: 2,
    }),
    text('place', 'Place or platform', deliveryPlace, { width: 176, minWidth: 128, dropRank: 3 }),
    text('brand', 'Brand', ({ brand }) => brand.name, { width: 152, dropRank: 1 }),
    text('seats', 'Seats left', ({ seatsFreeCount, seatsTotalCount }) => `${seatsFreeCount} of ${seatsTotalCount}`, {
      width: 84,
      align: 'end',
      dropRank: 4,
    }),
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

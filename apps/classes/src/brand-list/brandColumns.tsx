import { classLinks } from '@console/classes-contracts';
import { ColourSwatch } from '@console/design-system/card';
import { Row } from '@console/design-system/layout';
import { Link, WebLink } from '@console/design-system/link';
import { columnsOf, keepOnPhone } from '@console/design-system/table';
import { formatCount } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { brandColumns_brand$data, brandColumns_brand$key } from './__generated__/brandColumns_brand.graphql.ts';
import { type BrandTotal, useBrandTotal } from './brandTotals.ts';

type BrandRow = brandColumns_brand$data & { readonly total: BrandTotal };

/** The fields of a brand that its row shows, and its number of bookings once it is counted. */
export function useBrandRow(key: brandColumns_brand$key): BrandRow {
  const brand = useFragment(
    graphql`
      fragment brandColumns_brand on Brand {
        id
        name
        primaryColor
        secondaryColor
        website
        email
        phoneNumber
      }
    `,
    key,
  );
  const total = useBrandTotal(brand.id);
  return { ...brand, total };
}

/** Shown while there is no number. */
const missing = { counting: '…', failed: '–' };

const { record, text } = columnsOf<BrandRow>();

/** Every column of the list, in its standard order. */
export const brandColumns = keepOnPhone(
  ['name', 'bookings'],
  [
    record('name', 'Name', ({ id }) => classLinks.brand(id), { minWidth: 180 }),
    {
      id: 'colours',
      header: 'Colours',
      cell: ({ primaryColor, secondaryColor }: BrandRow) => (
        <Row>
          <ColourSwatch colour={primaryColor} />
          {secondaryColor && <ColourSwatch colour={secondaryColor} />}
        </Row>
      ),
      width: 200,
      minWidth: 188,
      dropRank: 3,
    },
    {
      id: 'website',
      header: 'Website',
      cell: ({ website }: BrandRow) => (website ? <WebLink address={website} /> : '–'),
      width: 220,
      minWidth: 160,
      dropRank: 2,
    },
    text('email', 'Email', ({ email }) => email, { width: 220, minWidth: 160, dropRank: 1 }),
    text('phoneNumber', 'Phone', ({ phoneNumber }) => phoneNumber, { width: 136, optional: true, dropRank: 1 }),
    {
      id: 'bookings',
      header: 'Bookings',
      cell: ({ name, total }: BrandRow) =>
        typeof total === 'string' ? (
          missing[total]
        ) : (
          <Link tone="row" to={total.list} aria-label={`${formatCount(total.count)} bookings of ${name}`}>
            {formatCount(total.count)}
          </Link>
        ),
      width: 104,
      minWidth: 92,
      align: 'end',
    },
  ],
);

import { coreLinks, paymentMethodLabel } from '@console/core-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import type { Column } from '@console/design-system/table';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type {
  customerColumns_customer$data,
  customerColumns_customer$key,
} from './__generated__/customerColumns_customer.graphql.ts';

/** What a row of the list reads of its customer. */
export function useCustomerRow(key: customerColumns_customer$key): customerColumns_customer$data {
  return useFragment(
    graphql`
      fragment customerColumns_customer on Customer {
        id
        reference
        name
        registrationNumber
        vatNumber
        website
        paymentTermDays
        preferredPaymentMethod
        createdAt
        type {
          name
        }
        billingAddress {
          city
          postcode
        }
      }
    `,
    key,
  );
}

/** Every column of the list, in its standard order. */
export const customerColumns: readonly Column<customerColumns_customer$data>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => (
      <Link tone="row" to={coreLinks.customer(id)}>
        {reference}
      </Link>
    ),
    width: 92,
    minWidth: 86,
    sort: 'reference',
    always: true,
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name, minWidth: 160, sort: 'name' },
  {
    id: 'type',
    header: 'Organisation type',
    cell: ({ type }) => type?.name ?? '–',
    width: 196,
    minWidth: 136,
    sort: 'type',
    dropRank: 3,
  },
  {
    id: 'place',
    header: 'Place',
    cell: ({ billingAddress }) => [billingAddress?.city, billingAddress?.postcode].filter(Boolean).join(' ') || '–',
    width: 180,
    minWidth: 140,
    dropRank: 4,
  },
  {
    id: 'preferredPaymentMethod',
    header: 'Pays by',
    cell: ({ preferredPaymentMethod }) => (preferredPaymentMethod ? paymentMethodLabel(preferredPaymentMethod) : '–'),
    width: 128,
    minWidth: 112,
    dropRank: 2,
  },
  {
    id: 'paymentTermDays',
    header: 'Payment term',
    cell: ({ paymentTermDays }) => countOf(paymentTermDays, 'day'),
    width: 116,
    minWidth: 104,
    align: 'end',
    sort: 'paymentTermDays',
  },
  {
    id: 'vatNumber',
    header: 'VAT number',
    cell: ({ vatNumber }) => vatNumber ?? '–',
    width: 140,
    optional: true,
    dropRank: 2,
  },
  {
    id: 'registrationNumber',
    header: 'Registration number',
    cell: ({ registrationNumber }) => registrationNumber ?? '–',
    width: 152,
    optional: true,
    dropRank: 1,
  },
  { id: 'website', header: 'Website', cell: ({ website }) => website ?? '–', width: 196, optional: true, dropRank: 1 },
  {
    id: 'createdAt',
    header: 'Created',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
    width: 108,
    sort: 'createdAt',
    firstDirection: 'desc',
    optional: true,
    dropRank: 1,
  },
];

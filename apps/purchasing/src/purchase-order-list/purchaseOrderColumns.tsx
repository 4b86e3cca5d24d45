import { classLinks } from '@console/classes-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { acknowledgementOf, purchaseOrderLinks, supplierLinks } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import { AcknowledgeButton } from '../acknowledge/AcknowledgeButton.tsx';
import type {
  purchaseOrderColumns_order$data,
  purchaseOrderColumns_order$key,
} from './__generated__/purchaseOrderColumns_order.graphql.ts';

/** What a row of the list reads of its order. */
export function usePurchaseOrderRow(key: purchaseOrderColumns_order$key): purchaseOrderColumns_order$data {
  return useFragment(
    graphql`
      fragment purchaseOrderColumns_order on PurchaseOrder {
        id
        reference
        status
        raisedAt
        acknowledgedAt
        acknowledgedBy {
          avatarUrl
          person {
            fullName
          }
        }
        netPrice {
          amount
        }
        supplier {
          id
          name
        }
        trainingClass {
          id
          title
        }
        ...AcknowledgeButton_order
      }
    `,
    key,
  );
}

/** Every column of the list, in its standard order. */
export const purchaseOrderColumns: readonly Column<purchaseOrderColumns_order$data>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => (
      <Link tone="row" to={purchaseOrderLinks.detail(id)} newTab>
        {reference}
      </Link>
    ),
    width: 112,
    minWidth: 108,
    sort: 'reference',
    always: true,
  },
  {
    id: 'supplier',
    header: 'Supplier',
    cell: ({ supplier }) => (
      <Link tone="quiet" to={supplierLinks.detail(supplier.id)}>
        {supplier.name}
      </Link>
    ),
    width: 236,
    minWidth: 148,
    sort: 'supplier_name',
    dropRank: 7,
  },
  {
    id: 'trainingClass',
    header: 'Class',
    cell: ({ trainingClass }) =>
      trainingClass ? (
        <Link tone="quiet" to={classLinks.detail(trainingClass.id)} newTab>
          {trainingClass.title}
        </Link>
      ) : (
        '–'
      ),
    minWidth: 160,
    sort: 'trainingClass_title',
    dropRank: 4,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="purchaseOrder" status={status} />,
    width: 112,
    minWidth: 108,
    sort: 'status',
    skeleton: 'badge',
  },
  {
    id: 'acknowledged',
    header: 'Acknowledged',
    cell: (order) => <StatusBadge entity="acknowledgement" status={acknowledgementOf(order)} />,
    width: 128,
    minWidth: 124,
    sort: 'acknowledgedAt',
    firstDirection: 'desc',
    skeleton: 'badge',
    dropRank: 5,
  },
  {
    id: 'raisedAt',
    header: 'Raised',
    cell: ({ raisedAt }) => <DateText value={raisedAt} />,
    width: 108,
    minWidth: 100,
    sort: 'raisedAt',
    firstDirection: 'desc',
    dropRank: 3,
  },
  {
    id: 'netPrice',
    header: 'Net price',
    cell: ({ netPrice }) => <Money pence={netPrice.amount} />,
    width: 104,
    minWidth: 92,
    align: 'end',
    sort: 'netPrice',
    firstDirection: 'desc',
  },
  {
    id: 'action',
    header: 'Action',
    cell: (order) => <AcknowledgeButton order={order} place="row" />,
    width: 136,
    minWidth: 132,
    dropRank: 6,
  },
  {
    id: 'acknowledgedAt',
    header: 'Acknowledged on',
    cell: ({ acknowledgedAt }) => <DateText value={acknowledgedAt} />,
    width: 132,
    optional: true,
    dropRank: 1,
  },
  {
    id: 'acknowledgedBy',
    header: 'Acknowledged by',
    cell: ({ acknowledgedBy }) => (
      <Person name={acknowledgedBy?.person.fullName} imageUrl={acknowledgedBy?.avatarUrl} />
    ),
    width: 148,
    optional: true,
    dropRank: 1,
  },
];

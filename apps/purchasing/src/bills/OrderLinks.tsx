import { Link } from '@console/design-system/link';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { Fragment } from 'react';

export interface OrderLinksProps {
  readonly orders: readonly { readonly id: string; readonly reference: string }[];
}

/** Links to purchase orders: 'PO-30123, PO-30124'. A dash without any. */
export function OrderLinks({ orders }: OrderLinksProps) {
  if (orders.length === 0) return '–';
  return orders.map(({ id, reference }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={purchaseOrderLinks.detail(id)}>{reference}</Link>
    </Fragment>
  ));
}

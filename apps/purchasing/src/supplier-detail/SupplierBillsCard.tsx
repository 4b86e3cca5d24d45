import { Button } from '@console/design-system/button';
import { Card, Inset } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row } from '@console/design-system/layout';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BillsTable } from '../bills/BillsTable.tsx';
import type { SupplierBillsCard_supplier$key } from './__generated__/SupplierBillsCard_supplier.graphql.ts';

const STEP = 5;

/** The bills of a supplier, the newest first, with the orders that each names. */
export function SupplierBillsCard({ supplier: key }: { supplier: SupplierBillsCard_supplier$key }) {
  const { bills } = useFragment(
    graphql`
      fragment SupplierBillsCard_supplier on Supplier {
        bills(first: 100) {
          edges {
            node {
              id
              number
              day
              takenBackAt
              takenBackReason
              netPrice {
                amount
              }
              tax {
                amount
              }
              purchaseOrders {
                id
                reference
              }
              ...TakeBackButton_bill
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const [shown, setShown] = useState(STEP);
  const older = bills.edges.length - shown;
  const rows = bills.edges.slice(0, shown).map(({ node: bill }) => ({
    bill,
    net: bill.netPrice.amount,
    tax: bill.tax.amount,
    orders: bill.purchaseOrders,
  }));
  return (
    <Card title="Bills" count={bills.totalCount} flush>
      {rows.length === 0 ? (
        <EmptyState small title="No bills yet." />
      ) : (
        <BillsTable bills={rows} ordersHeader="Orders" />
      )}
      {older > 0 && (
        <Inset>
          <Row>
            <Button size="small" onClick={() => setShown(shown + 4 * STEP)}>
              Show older bills
            </Button>
          </Row>
        </Inset>
      )}
    </Card>
  );
}

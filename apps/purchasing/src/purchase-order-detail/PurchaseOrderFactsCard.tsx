import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { MailLink } from '@console/design-system/address';
import { Card, CardSplit } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Grid } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { acknowledgementOf, supplierLinks } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import type { PurchaseOrderFactsCard_order$key } from './__generated__/PurchaseOrderFactsCard_order.graphql.ts';
import { PurchaseOrderTotals } from './PurchaseOrderTotals.tsx';

/** A purchase order's supplier, class, acknowledgement and totals. */
export function PurchaseOrderFactsCard({ order: key }: { order: PurchaseOrderFactsCard_order$key }) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderFactsCard_order on PurchaseOrder {
        status
        raisedAt
        acknowledgedAt
        acknowledgedBy {
          id
          avatarUrl
          person {
            fullName
          }
        }
        supplier {
          id
          name
          reference
          purchasesEmail
          primaryContact {
            fullName
          }
        }
        trainingClass {
          id
          title
          reference
        }
        ...PurchaseOrderTotals_order
      }
    `,
    key,
  );
  const { supplier, trainingClass, acknowledgedAt, acknowledgedBy } = order;
  return (
    <Card>
      <CardSplit side={<PurchaseOrderTotals order={order} />}>
        <Grid columns={3}>
          <DescriptionList
            columns={1}
            items={[
              { label: 'Supplier', value: <Link to={supplierLinks.detail(supplier.id)}>{supplier.name}</Link> },
              { label: 'Supplier reference', value: supplier.reference },
            ]}
          />
          <DescriptionList
            columns={1}
            items={[
              { label: 'Primary contact', value: <Person name={supplier.primaryContact?.fullName} /> },
              {
                label: 'Purchases email',
                value: supplier.purchasesEmail && <MailLink address={supplier.purchasesEmail} />,
              },
            ]}
          />
          <DescriptionList
            columns={1}
            items={[
              {
                label: 'Class',
                value: trainingClass && (
                  <Link to={classLinks.detail(trainingClass.id)} newTab>
                    {trainingClass.reference} {trainingClass.title}
                  </Link>
                ),
              },
              {
                label: 'Acknowledged',
                value: acknowledgedBy ? (
                  <Person
                    name={acknowledgedBy.person.fullName}
                    imageUrl={acknowledgedBy.avatarUrl}
                    detail={
                      <>
                        <DateText value={acknowledgedAt} as="date-time" /> UTC
                      </>
                    }
                  >
                    <Link to={coreLinks.user(acknowledgedBy.id)}>{acknowledgedBy.person.fullName}</Link>
                  </Person>
                ) : (
                  acknowledgementOf(order) && 'Not yet'
                ),
              },
            ]}
          />
        </Grid>
      </CardSplit>
    </Card>
  );
}

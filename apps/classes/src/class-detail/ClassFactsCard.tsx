import { classLinks, deliveryFormatLabel } from '@console/classes-contracts';
import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Link } from '@console/design-system/link';
import { countOf } from '@console/format';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import type { ClassFactsCard_class$key } from './__generated__/ClassFactsCard_class.graphql.ts';

/** The facts of a class: course, customer, orders and address. */
export function ClassFactsCard({ class: key }: { class: ClassFactsCard_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassFactsCard_class on TrainingClass {
        deliveryFormat
        purchaseOrderReference
        confirmedPurchaseOrder {
          id
          reference
        }
        deliveryAddress {
          ...address_lines @relay(mask: false)
        }
        brand {
          name
        }
        courseVersion {
          number
          durationDays
          course {
            id
            reference
          }
        }
      }
    `,
    key,
  );
  const { courseVersion, deliveryAddress, confirmedPurchaseOrder: order } = trainingClass;
  const { course, durationDays, number } = courseVersion;
  return (
    <Card title="Class">
      <DescriptionList
        columns={2}
        items={[
          {
            label: 'Course',
            value: (
              <Link to={classLinks.course(course.id)} tone="quiet">
                {course.reference}
              </Link>
            ),
          },
          { label: 'Version', value: number },
          { label: 'Length', value: countOf(durationDays, 'day') },
          { label: 'Delivery', value: deliveryFormatLabel(trainingClass.deliveryFormat) },
          { label: 'Brand', value: trainingClass.brand.name },
          {
            label: 'Confirmed order',
            value: order && (
              <Link to={purchaseOrderLinks.detail(order.id)} newTab>
                {order.reference}
              </Link>
            ),
          },
          { label: "Customer's order", value: trainingClass.purchaseOrderReference },
          ...(deliveryAddress ? [{ label: 'Venue', value: <Address address={deliveryAddress} /> }] : []),
        ]}
      />
    </Card>
  );
}

import { classLinks, deliveryFormats, whyNotChangeClass } from '@console/classes-contracts';
import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { ValueAndAction } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { EditButton } from '@console/design-system/tooltip';
import { countOf } from '@console/format';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditClassDialog } from '../edit-class/EditClassDialog.tsx';
import { EditDeliveryDialog } from '../edit-delivery/EditDeliveryDialog.tsx';
import type { ClassFactsCard_class$key } from './__generated__/ClassFactsCard_class.graphql.ts';

/** The facts of a class: course, customer, orders and address. Title, brand, order and delivery can be edited. */
export function ClassFactsCard({ class: key }: { class: ClassFactsCard_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassFactsCard_class on TrainingClass {
        id
        status
        ...EditClassDialog_class
        ...EditDeliveryDialog_class
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
          id
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
  const [editing, setEditing] = useState<'class' | 'delivery' | null>(null);
  const { courseVersion, deliveryAddress, confirmedPurchaseOrder: order } = trainingClass;
  const { course, durationDays, number } = courseVersion;
  const refusal = whyNotChangeClass(trainingClass);
  return (
    <Card
      title="Class"
      actions={<EditButton label="Edit class" refusal={refusal} onClick={() => setEditing('class')} />}
    >
      <DescriptionList
        columns={2}
        items={[
          {
            label: 'Course',
            value: <Link to={classLinks.course(course.id)}>{course.reference}</Link>,
          },
          { label: 'Version', value: number },
          { label: 'Length', value: countOf(durationDays, 'day') },
          {
            label: 'Delivery',
            value: (
              <ValueAndAction
                action={<EditButton label="Edit delivery" refusal={refusal} onClick={() => setEditing('delivery')} />}
              >
                {deliveryFormats.labelOf(trainingClass.deliveryFormat)}
              </ValueAndAction>
            ),
          },
          {
            label: 'Brand',
            value: <Link to={classLinks.brand(trainingClass.brand.id)}>{trainingClass.brand.name}</Link>,
          },
          {
            label: 'Confirmed order',
            value: order && (
              <Link to={purchaseOrderLinks.detail(order.id)} newTab>
                {order.reference}
              </Link>
            ),
          },
          { label: "Customer's order", value: trainingClass.purchaseOrderReference },
          ...(deliveryAddress ? [{ label: 'Venue', value: <Address address={deliveryAddress} />, wide: true }] : []),
        ]}
      />
      {editing === 'class' && <EditClassDialog class={trainingClass} onClose={() => setEditing(null)} />}
      {editing === 'delivery' && <EditDeliveryDialog class={trainingClass} onClose={() => setEditing(null)} />}
    </Card>
  );
}

import { coreLinks } from '@console/core-contracts';
import { RecordAudit } from '@console/core-web';
import { DateRangeText } from '@console/design-system/date';
import { Row } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { MetaLine } from '@console/design-system/page-frame';
import { CopyButton } from '@console/design-system/panel-message';
import { graphql, useFragment } from 'react-relay';
import { CustomerLabel } from '../CustomerLabel.tsx';
import { DeliveryFact } from '../DeliveryFact.tsx';
import type { ClassMeta_class$key } from './__generated__/ClassMeta_class.graphql.ts';

/** The line below a class's title: reference, customer, brand, place and days. */
export function ClassMeta({ class: key }: { class: ClassMeta_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassMeta_class on TrainingClass {
        reference
        startsAt
        endsAt
        brand {
          name
        }
        customer {
          id
          name
        }
        createdAt
        createdBy {
          person {
            fullName
          }
        }
        updatedAt
        updatedBy {
          person {
            fullName
          }
        }
        ...CustomerLabel_class
        ...DeliveryFact_class
      }
    `,
    key,
  );
  const { customer } = trainingClass;
  return (
    <MetaLine>
      <Row gap="xs">
        {trainingClass.reference}
        <CopyButton text={trainingClass.reference} label="Copy the reference" />
      </Row>
      {customer ? (
        <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link>
      ) : (
        <CustomerLabel class={trainingClass} />
      )}
      {trainingClass.brand.name}
      <DeliveryFact class={trainingClass} iconSize={16} />
      {trainingClass.startsAt && <DateRangeText start={trainingClass.startsAt} end={trainingClass.endsAt} />}
      <RecordAudit record={trainingClass} />
    </MetaLine>
  );
}

import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { RecordHead } from '@console/core-web';
import { DateRangeText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
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
        status
        startsAt
        endsAt
        brand {
          name
        }
        customer {
          id
          name
        }
        publicSchedule {
          id
        }
        ...RecordAudit_record
        ...CustomerLabel_class
        ...DeliveryFact_class
      }
    `,
    key,
  );
  const { customer, publicSchedule } = trainingClass;
  return (
    <RecordHead record={trainingClass} reference={trainingClass.reference}>
      {customer ? (
        <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link>
      ) : (
        <CustomerLabel class={trainingClass} />
      )}
      {publicSchedule && <Link to={classLinks.publicSchedule(publicSchedule.id)}>view public schedule</Link>}
      {trainingClass.brand.name}
      <DeliveryFact class={trainingClass} iconSize={16} />
      {trainingClass.startsAt && (
        <span>
          {trainingClass.status === 'postponed' && 'New dates to be set, was '}
          <DateRangeText start={trainingClass.startsAt} end={trainingClass.endsAt} />
        </span>
      )}
    </RecordHead>
  );
}

import { customerLabel } from '@console/classes-contracts';
import { PublicStar } from '@console/design-system/stars';
import { graphql, useFragment } from 'react-relay';
import type { CustomerLabel_class$key } from './__generated__/CustomerLabel_class.graphql.ts';

/** The customer of a class: a star and "Public", the customer's name, or "Unknown" (O§2). */
export function CustomerLabel({ class: key }: { class: CustomerLabel_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment CustomerLabel_class on TrainingClass {
        public
        customerName
      }
    `,
    key,
  );
  return (
    <>
      {trainingClass.public && <PublicStar />} {customerLabel(trainingClass)}
    </>
  );
}

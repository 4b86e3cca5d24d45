import { deliveryPlace } from '@console/classes-contracts';
import { LocationIcon, VideoIcon } from '@console/design-system/icons';
import { Fact } from '@console/design-system/record-card';
import { graphql, useFragment } from 'react-relay';
import type { DeliveryFact_class$key } from './__generated__/DeliveryFact_class.graphql.ts';

/** The place of a class: city and postcode on site, otherwise its platform (O§2). */
export function DeliveryFact({ class: key, iconSize = 20 }: { class: DeliveryFact_class$key; iconSize?: 16 | 20 }) {
  const trainingClass = useFragment(
    graphql`
      fragment DeliveryFact_class on TrainingClass {
        deliveryFormat
        deliveryPlatform
        deliveryAddress {
          city
          postcode
        }
      }
    `,
    key,
  );
  return (
    <Fact icon={trainingClass.deliveryFormat === 'virtual' ? VideoIcon : LocationIcon} iconSize={iconSize}>
      {deliveryPlace(trainingClass)}
    </Fact>
  );
}

import { isOpenRequest } from '@console/bookings-contracts';
import { ImpactList } from '@console/core-web';
import { Card } from '@console/design-system/card';
import { graphql, useFragment } from 'react-relay';
import type { TouchedCard_request$key } from './__generated__/TouchedCard_request.graphql.ts';

/** Everything that an open request would touch now; the invoices and the order that an implemented one has touched. */
export function TouchedCard({ request: key }: { request: TouchedCard_request$key }) {
  const { status, impact, touched } = useFragment(
    graphql`
      fragment TouchedCard_request on ChangeRequest {
        status
        impact {
          ...ImpactList_impact
        }
        touched {
          ...ImpactList_impact
        }
      }
    `,
    key,
  );
  const isOpen = isOpenRequest({ status });
  if (!isOpen && touched.length === 0) return null;
  return (
    <Card title={isOpen ? 'What it touches' : 'What it has touched'}>
      <ImpactList impacts={isOpen ? impact : touched} />
    </Card>
  );
}

import { nameOfSeller, whatLockDateForbids } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { EditButton } from '@console/design-system/tooltip';
import { useConsoleHost } from '@console/platform';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClosedMonthsCard_seller$key } from './__generated__/ClosedMonthsCard_seller.graphql.ts';
import { LockDateDialog } from './LockDateDialog.tsx';

/** Until when the months of a seller are closed. Administrators move the lock date. */
export function ClosedMonthsCard({ seller: key }: { seller: ClosedMonthsCard_seller$key }) {
  const seller = useFragment(
    graphql`
      fragment ClosedMonthsCard_seller on Seller {
        legalName
        lockedBefore
        ...LockDateDialog_seller
      }
    `,
    key,
  );
  const [moving, setMoving] = useState(false);
  const isAdministrator = useConsoleHost().session.roles.includes('ROLE_ADMIN');
  return (
    <Card
      title="Closed months"
      actions={isAdministrator && <EditButton label="Move the lock date" onClick={() => setMoving(true)} />}
    >
      <Stack gap="s">
        <span>{whatLockDateForbids(seller.lockedBefore) ?? 'No month is closed.'}</span>
        <Text role="meta">{`For all brands of ${nameOfSeller(seller)}.`}</Text>
      </Stack>
      {moving && <LockDateDialog seller={seller} onClose={() => setMoving(false)} />}
    </Card>
  );
}

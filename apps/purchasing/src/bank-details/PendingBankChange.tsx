import { useMoves } from '@console/core-web';
import { Inset } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { Row, Stack, Text } from '@console/design-system/layout';
import { StatusBadge } from '@console/design-system/status-badge';
import { ActionButton } from '@console/design-system/tooltip';
import { useSession } from '@console/platform';
import { type BankChangeStatus, bankChangeStatuses } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import type { PendingBankChange_change$key } from './__generated__/PendingBankChange_change.graphql.ts';
import { bankChangeMoveDialogs } from './bankChangeMoveDialogs.tsx';
import { RevealableBankDetails } from './RevealableBankDetails.tsx';
import { useRevealProposed } from './useRevealProposed.ts';

/** New bank details of a supplier that wait for approval, with what the viewer can do about them. */
export function PendingBankChange({ change: key }: { change: PendingBankChange_change$key }) {
  const change = useFragment(
    graphql`
      fragment PendingBankChange_change on SupplierBankChange {
        id
        status
        bankSortCode
        bankAccountNumber
        createdAt
        createdBy {
          id
          person {
            fullName
          }
        }
        ...bankChangeMoveDialogs_change @relay(mask: false)
      }
    `,
    key,
  );
  const { id, bankSortCode, bankAccountNumber, createdAt, createdBy } = change;
  const { userId, roles } = useSession();
  const isAdministrator = roles.includes('ROLE_ADMIN');
  const reveal = useRevealProposed(id);
  const status = change.status as BankChangeStatus;
  const moves = useMoves(bankChangeMoveDialogs, change, { status, proposedByViewer: createdBy?.id === userId });
  // Approving stays in sight for administrators, and says why it is not for them.
  const offered = moves.actions.filter(({ id: move, refusal }) =>
    move === 'withdraw' ? refusal === null : isAdministrator && (move === 'approve' || refusal === null),
  );
  return (
    <Inset>
      <Stack gap="s">
        <Row wrap>
          <Text role="strong">New bank details</Text>
          <StatusBadge of={bankChangeStatuses} status={status} />
        </Row>
        <RevealableBankDetails
          masked={{ bankSortCode, bankAccountNumber }}
          reveal={isAdministrator ? reveal : null}
          show="Show new bank details"
          hide="Hide new bank details"
        />
        <Text role="meta">
          Proposed by {createdBy?.person.fullName ?? 'the system'}, <DateText value={createdAt} as="date-time" /> UTC
          {!isAdministrator && '. An administrator approves them.'}
        </Text>
        {offered.length > 0 && (
          <Row wrap>
            {offered.map(({ id: move, label, refusal, main, onSelect }) => (
              <ActionButton
                key={move}
                size="small"
                appearance={main ? 'primary' : 'secondary'}
                refusal={refusal}
                onClick={onSelect}
              >
                {label}
              </ActionButton>
            ))}
          </Row>
        )}
        {moves.dialog}
      </Stack>
    </Inset>
  );
}

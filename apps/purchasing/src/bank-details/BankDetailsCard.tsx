import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { Stack, Text } from '@console/design-system/layout';
import { EditButton } from '@console/design-system/tooltip';
import { whyNotPropose } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BankDetailsCard_supplier$key } from './__generated__/BankDetailsCard_supplier.graphql.ts';
import { PendingBankChange } from './PendingBankChange.tsx';
import { ProposeBankChangeDialog } from './ProposeBankChangeDialog.tsx';
import { RevealableBankDetails } from './RevealableBankDetails.tsx';
import { useReveal } from './useReveal.ts';

/** The bank details of a supplier, masked, and the change of them that waits for approval. */
export function BankDetailsCard({ supplier: key }: { supplier: BankDetailsCard_supplier$key }) {
  const supplier = useFragment(
    graphql`
      fragment BankDetailsCard_supplier on Supplier {
        id
        name
        bankSortCode
        bankAccountNumber
        bankDetailsReveals(first: 1) {
          edges {
            node {
              createdAt
              createdBy {
                person {
                  fullName
                }
              }
            }
          }
        }
        pendingBankChange {
          id
          ...PendingBankChange_change
        }
      }
    `,
    key,
  );
  const { id, name, bankSortCode, bankAccountNumber, bankDetailsReveals, pendingBankChange } = supplier;
  const [proposing, setProposing] = useState(false);
  const reveal = useReveal(
    graphql`
      mutation BankDetailsCardRevealMutation($input: revealBankDetailsInput!) {
        revealed: revealBankDetails(input: $input) {
          bankDetails {
            __id
            bankSortCode
            bankAccountNumber
          }
        }
      }
    `,
    { supplier: id },
  );
  const lastShown = bankDetailsReveals.edges[0]?.node;
  return (
    <Card
      title="Bank details"
      actions={
        <EditButton
          label="Propose new bank details"
          refusal={whyNotPropose(pendingBankChange)}
          onClick={() => setProposing(true)}
        />
      }
    >
      <Stack>
        {bankSortCode && bankAccountNumber ? (
          <RevealableBankDetails
            masked={{ bankSortCode, bankAccountNumber }}
            reveal={reveal}
            show="Show bank details"
            hide="Hide bank details"
          />
        ) : (
          <Text role="secondary">No bank details yet.</Text>
        )}
        {lastShown && (
          <Text role="meta">
            Last shown to {lastShown.createdBy?.person.fullName},{' '}
            <DateText value={lastShown.createdAt} as="date-time" /> UTC
          </Text>
        )}
        {pendingBankChange && <PendingBankChange key={pendingBankChange.id} change={pendingBankChange} />}
      </Stack>
      {proposing && <ProposeBankChangeDialog supplier={{ id, name }} onClose={() => setProposing(false)} />}
    </Card>
  );
}

import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { useSession } from '@console/platform';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SecondFactorCard_user$key } from './__generated__/SecondFactorCard_user.graphql.ts';
import { NewRecoveryCodesDialog } from './NewRecoveryCodesDialog.tsx';
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx';
import { ResetFactorDialog } from './ResetFactorDialog.tsx';
import { SetUpFactorDialog } from './SetUpFactorDialog.tsx';

/** With fewer recovery codes the card advises new ones. */
const FEW_CODES = 3;

const REQUIRED = 'A second factor is required here. You can move it to another device.';

/** The second factor of a user: set up, moved and removed by the user, reset by an administrator. */
export function SecondFactorCard({ user: key }: { readonly user: SecondFactorCard_user$key }) {
  const { id, hasPassword, signsInWith, secondFactor, person } = useFragment(
    graphql`
      fragment SecondFactorCard_user on User {
        id
        hasPassword
        signsInWith
        secondFactor {
          confirmedAt
          recoveryCodesLeft
          isRequired
        }
        person {
          fullName
        }
      }
    `,
    key,
  );
  const isOwn = useSession().userId === id;
  const [open, setOpen] = useState<'set up' | 'codes' | 'remove' | 'reset' | null>(null);
  const close = () => setOpen(null);
  if (!secondFactor) return null;
  const { confirmedAt, recoveryCodesLeft, isRequired } = secondFactor;
  const isSet = Boolean(confirmedAt);
  return (
    <Card
      title="Second factor"
      actions={
        isSet &&
        !isOwn && (
          <Button size="small" onClick={() => setOpen('reset')}>
            Reset
          </Button>
        )
      }
    >
      <Stack>
        {isSet ? (
          <DescriptionList
            columns={2}
            items={[
              { label: 'Set up (UTC)', value: <DateText value={confirmedAt} as="date-time" /> },
              { label: 'Recovery codes left', value: recoveryCodesLeft },
            ]}
          />
        ) : (
          <Text role="secondary">{whyNone(isOwn, signsInWith ?? [])}</Text>
        )}
        {isOwn && isSet && recoveryCodesLeft < FEW_CODES && (
          <Text>Few recovery codes are left. Make new ones, so that you can sign in without your phone.</Text>
        )}
        {isOwn && hasPassword && !isSet && (
          <div>
            <Button onClick={() => setOpen('set up')}>Set up</Button>
          </div>
        )}
        {isOwn && isSet && (
          <Row wrap>
            <Button size="small" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button size="small" onClick={() => setOpen('set up')}>
              Move to another device
            </Button>
            <ActionButton size="small" refusal={isRequired ? REQUIRED : null} onClick={() => setOpen('remove')}>
              Remove
            </ActionButton>
          </Row>
        )}
      </Stack>
      {open === 'set up' && <SetUpFactorDialog isSet={isSet} onClose={close} />}
      {open === 'codes' && <NewRecoveryCodesDialog onClose={close} />}
      {open === 'remove' && <RemoveFactorDialog onClose={close} />}
      {open === 'reset' && <ResetFactorDialog id={id} name={person.fullName} onClose={close} />}
    </Card>
  );
}

function whyNone(isOwn: boolean, signsInWith: readonly string[]): string {
  if (signsInWith.length === 0) return 'None. The user can set it up after choosing a password.';
  if (!signsInWith.includes('password')) return 'None here. The third party that signs the user in may ask for one.';
  if (!isOwn) return 'None. Only the user can set it up.';
  return 'None. With it, signing in also asks for a code of an app on your phone, so a stolen password is not enough.';
}

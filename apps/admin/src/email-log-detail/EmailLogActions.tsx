import { whyNotResend, whyNotTryAgain } from '@console/admin-contracts';
import { ArrowClockwiseIcon, MailIcon } from '@console/design-system/icons';
import { RecordActions } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ResendEmailDialog } from '../resend-email/ResendEmailDialog.tsx';
import { useTryAgain } from '../resend-email/useTryAgain.ts';
import type { EmailLogActions_log$key } from './__generated__/EmailLogActions_log.graphql.ts';

/** Sends the email again: to other addresses, or to those who do not have it. */
export function EmailLogActions({ log: key }: { readonly log: EmailLogActions_log$key }) {
  const log = useFragment(
    graphql`
      fragment EmailLogActions_log on EmailLog {
        id
        status
        email {
          id
          isSecret
          subject
        }
      }
    `,
    key,
  );
  const [resending, setResending] = useState(false);
  const { tryAgain } = useTryAgain(log.id);
  const { email } = log;
  return (
    <>
      <RecordActions
        actions={[
          {
            id: 'try-again',
            label: 'Try again',
            icon: ArrowClockwiseIcon,
            refusal: whyNotTryAgain(log, email),
            onSelect: () => void tryAgain(),
          },
          {
            id: 'resend',
            label: 'Resend Email',
            icon: MailIcon,
            refusal: whyNotResend(email),
            main: true,
            onSelect: () => setResending(true),
          },
        ]}
      />
      {resending && <ResendEmailDialog email={email} onClose={() => setResending(false)} />}
    </>
  );
}

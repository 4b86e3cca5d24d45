import { emailLogStatuses } from '@console/admin-contracts';
import { RecordHead } from '@console/core-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EmailLogDetailPage_log$key } from './__generated__/EmailLogDetailPage_log.graphql.ts';
import type { EmailLogDetailPageQuery } from './__generated__/EmailLogDetailPageQuery.graphql.ts';
import { AboutRecord } from './AboutRecord.tsx';
import { EmailAttemptsCard } from './EmailAttemptsCard.tsx';
import { EmailBodyCard } from './EmailBodyCard.tsx';
import { EmailLogActions } from './EmailLogActions.tsx';
import { EmailRecipientsCard } from './EmailRecipientsCard.tsx';
import { OtherLogsCard } from './OtherLogsCard.tsx';

/** The page of one email log: the mail as it was sent, and what became of it (ADM-09). */
export default function EmailLogDetailPage() {
  const { emailLog } = usePageQuery<EmailLogDetailPageQuery>(graphql`
    query EmailLogDetailPageQuery($id: ID!) @preloadable {
      emailLog(id: $id) {
        ...EmailLogDetailPage_log
      }
    }
  `);
  return emailLog ? <EmailLogDetail log={emailLog} /> : <RecordNotFound what="email log" />;
}

function EmailLogDetail({ log: key }: { readonly log: EmailLogDetailPage_log$key }) {
  const log = useFragment(
    graphql`
      fragment EmailLogDetailPage_log on EmailLog {
        id
        subject
        to
        status
        error
        target {
          resource
          name
          shownBy
        }
        template {
          name
        }
        email {
          ...EmailBodyCard_email
          ...OtherLogsCard_email
        }
        ...RecordAudit_record
        ...EmailLogActions_log
        ...EmailRecipientsCard_log
        ...EmailAttemptsCard_log
      }
    `,
    key,
  );
  const { id, subject, to, status, error, target, template, email } = log;
  useRecordTitle(subject, to.join(', '));
  return (
    <PageFrame
      variant="card"
      title={subject}
      badge={<StatusBadge of={emailLogStatuses} status={status} />}
      meta={
        <RecordHead record={log}>
          {target && (
            <span>
              About <AboutRecord target={target} />
            </span>
          )}
          {template && <span>Template: {template.name}</span>}
        </RecordHead>
      }
      actions={<EmailLogActions log={log} />}
    >
      <Stack>
        {error && <ErrorAlert title={titleOf(status)} messages={[error]} />}
        <EmailRecipientsCard log={log} />
        <EmailBodyCard email={email} />
        <EmailAttemptsCard log={log} />
        <OtherLogsCard email={email} displayed={id} />
      </Stack>
    </PageFrame>
  );
}

/** The first sentence about what went wrong. */
function titleOf(status: string): string {
  if (status === 'not_sent') return 'This email was not sent.';
  if (status === 'queued' || status === 'sending') return 'This email was not sent yet. It is tried again.';
  return status === 'partial' ? 'Not everybody got this email.' : 'This email was not delivered.';
}

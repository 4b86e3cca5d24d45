import { emailLogLinks, emailLogStatuses } from '@console/admin-contracts';
import { sendEmailAnchor } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { countOf, formatCount, formatDateTime } from '@console/format';
import type { SlotProps } from '@console/platform';
import { useLocation, useNavigate } from '@console/platform/router';
import { usePageQuery } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { emailsOf } from '../email-log-list/emailLogList.ts';
import { UndeliverableLines } from '../release-address/UndeliverableLines.tsx';
import { SendEmailDialog } from '../send-email/SendEmailDialog.tsx';
import type { EmailsPanelQuery } from './__generated__/EmailsPanelQuery.graphql.ts';

/** The panel beside a record: the emails about it and those to its addresses, the newest first. Staff write a new one here. */
export default function EmailsPanel(props: SlotProps) {
  const { mailDraft, emailLogs, suppressedAddresses } = usePageQuery<EmailsPanelQuery>(graphql`
    query EmailsPanelQuery($record: ID!) @preloadable {
      mailDraft(record: $record) {
        record
      }
      emailLogs(of: $record, first: 10) {
        edges {
          node {
            id
            subject
            to
            createdAt
            status
            error
          }
        }
        totalCount
      }
      suppressedAddresses(of: $record, isReleased: false, first: 10) {
        edges {
          node {
            ...UndeliverableLines_addresses
          }
        }
      }
    }
  `);
  // Each slot gives the id of its record as its only property.
  const record = String(Object.values(props)[0]);
  const [open, setOpen] = useState(false);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLinked = hash === `#${sendEmailAnchor}`;
  function close() {
    setOpen(false);
    if (isLinked) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }
  const { edges, totalCount } = emailLogs;
  return (
    <Card
      title="Emails"
      count={totalCount}
      {...(edges.length > 0 && { note: 'Times in UTC' })}
      actions={
        mailDraft && (
          <Button size="small" onClick={() => setOpen(true)}>
            Send email
          </Button>
        )
      }
    >
      {edges.length === 0 && <EmptyState small title="No emails yet." />}
      <Stack gap="m">
        <UndeliverableLines addresses={suppressedAddresses.edges.map(({ node }) => node)} />
        {edges.map(({ node: { id, subject, to, createdAt, status, error } }) => (
          <Stack key={id} gap="xs">
            <Link to={emailLogLinks.detail(id)}>{subject}</Link>
            {addressees(to).map((line) => (
              <Text key={line} role="meta">
                {line}
              </Text>
            ))}
            <Row wrap justify="between">
              <Text role="meta">{formatDateTime(createdAt)}</Text>
              <StatusBadge of={emailLogStatuses} status={status} />
            </Row>
            {error && <Text role="meta">{error}</Text>}
          </Stack>
        ))}
        {totalCount > edges.length && <Link to={emailsOf(record)}>{`View all ${formatCount(totalCount)}`}</Link>}
      </Stack>
      {mailDraft && (open || isLinked) && <SendEmailDialog record={mailDraft.record} onClose={close} />}
    </Card>
  );
}

/** A full class has too many addresses for a card. */
const addressees = (to: readonly string[]): readonly string[] =>
  to.length > 3 ? [countOf(to.length, 'recipient', 'recipients')] : to;

import { emailRecipientStatuses } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { UndeliverableLines } from '../release-address/UndeliverableLines.tsx';
import type {
  EmailRecipientsCard_log$data,
  EmailRecipientsCard_log$key,
} from './__generated__/EmailRecipientsCard_log.graphql.ts';

type Recipient = EmailRecipientsCard_log$data['recipients']['edges'][number]['node'];

/** What became of each recipient, in the words of the mail server. */
export function EmailRecipientsCard({ log: key }: { readonly log: EmailRecipientsCard_log$key }) {
  const { recipients } = useFragment(
    graphql`
      fragment EmailRecipientsCard_log on EmailLog {
        recipients(first: 100) {
          edges {
            node {
              address
              status
              answer
              answeredAt
              suppressed {
                releasedAt
                ...UndeliverableLines_addresses
              }
            }
          }
        }
      }
    `,
    key,
  );
  const rows = recipients.edges.map(({ node }) => node);
  const held = rows.flatMap(({ suppressed }) => (suppressed && suppressed.releasedAt == null ? [suppressed] : []));
  return (
    <>
      <Card title="Recipients" count={rows.length} flush actions="Times in UTC">
        <DataTable variant="card" label="Recipients" columns={columns} rows={rows} rowKey={addressOf} />
      </Card>
      {held.length > 0 && (
        <Card title="Undeliverable addresses" count={held.length}>
          <UndeliverableLines addresses={held} />
        </Card>
      )}
    </>
  );
}

const addressOf = ({ address }: Recipient) => address;

const { badge, dateTime, text } = columnsOf<Recipient>();

const columns: readonly Column<Recipient>[] = [
  text('address', 'Address', addressOf, { minWidth: 150, wrap: true }),
  badge('status', 'Status', emailRecipientStatuses, ({ status }) => status, { width: 132, minWidth: 120 }),
  text('answer', 'Answer', ({ answer }) => answer, { minWidth: 220, wrap: true, dropRank: 2 }),
  dateTime('answeredAt', 'Answered', ({ answeredAt }) => answeredAt, { dropRank: 1 }),
];

import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  EmailAttemptsCard_log$data,
  EmailAttemptsCard_log$key,
} from './__generated__/EmailAttemptsCard_log.graphql.ts';

type Attempt = EmailAttemptsCard_log$data['attempts']['edges'][number]['node'];

/** Each attempt to send an email, the latest first, with the answer of the mail server. */
export function EmailAttemptsCard({ log: key }: { readonly log: EmailAttemptsCard_log$key }) {
  const { attempts } = useFragment(
    graphql`
      fragment EmailAttemptsCard_log on EmailLog {
        attempts(first: 100) {
          edges {
            node {
              number
              startedAt
              answer
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const rows = attempts.edges.map(({ node }) => node);
  return (
    <Card title="Attempts" count={attempts.totalCount} flush actions="Times in UTC">
      {rows.length === 0 ? (
        <EmptyState small title="No attempts yet." />
      ) : (
        <DataTable variant="card" label="Attempts" columns={columns} rows={rows} rowKey={numberOf} />
      )}
    </Card>
  );
}

const numberOf = ({ number }: Attempt) => String(number);

const { dateTime, text } = columnsOf<Attempt>();

const columns: readonly Column<Attempt>[] = [
  text('number', 'Attempt', numberOf, { width: 88, minWidth: 72, dropRank: 1 }),
  dateTime('startedAt', 'Started', ({ startedAt }) => startedAt, { dropRank: 2 }),
  text('answer', 'Answer', ({ answer }) => answer ?? 'No answer.', { minWidth: 150, wrap: true }),
];

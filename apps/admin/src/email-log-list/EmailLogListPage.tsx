import { emailLogLinks } from '@console/admin-contracts';
import { lazyBulk } from '@console/core-web';
import { LinkButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { EmailTemplateFilter } from '../email-templates/EmailTemplateFilter.tsx';
import { undeliverableList } from '../undeliverable-list/undeliverableList.ts';
import type { EmailLogListPageQuery } from './__generated__/EmailLogListPageQuery.graphql.ts';
import { emailLogColumns, useEmailLogRow } from './emailLogColumns.tsx';
import { emailLogList } from './emailLogList.ts';
import { RecordFilter } from './RecordFilter.tsx';

const query = graphql`
  query EmailLogListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [EmailLogFilter_order!]
    $recipient: String, $status: [EmailLogStatus!], $template: ID, $targetResource: [MailTargetResource!]
    $createdAt: [EmailLogFilter_createdAt!], $of: ID, $hasOf: Boolean!, $chosenOf: ID!
    $hasTemplate: Boolean!, $chosenTemplate: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: emailLogs(
      first: $first, after: $after, last: $last, before: $before, order: $order
      recipient: $recipient, createdAt: $createdAt, status_list: $status, of: $of, template: $template, targetResource_list: $targetResource
    ) {
      edges @include(if: $rows) {
        node {
          id
          subject
          ...emailLogColumns_log
        }
      }
      filter @include(if: $rows)
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: emailLogs @include(if: $total) { totalCount }
    node(id: $chosenOf) @include(if: $hasOf) {
      ... on Booking { reference }
      ... on Customer { name }
      ... on CustomerContact { fullName }
      ... on Invoice { reference }
      ... on PurchaseOrder { reference }
      ... on Supplier { name }
      ... on Ticket { reference }
      ... on TrainingClass { reference }
    }
    emailTemplate(id: $chosenTemplate) @include(if: $hasTemplate) { name }
  }
`;

const bulk = lazyBulk(() => import('./emailLogBulk.tsx'));

/** The emails that were sent, the latest first (O§7). The URL holds filters, order and page. */
export default function EmailLogListPage() {
  const { rows, node, emailTemplate } = usePageQuery<EmailLogListPageQuery>(query);
  return (
    <ListPage
      title="Email logs"
      list={emailLogList}
      query={query}
      records={{
        of: { Picker: RecordFilter, nameOf: () => node?.reference ?? node?.name ?? node?.fullName },
        template: { Picker: EmailTemplateFilter, nameOf: () => emailTemplate?.name },
      }}
      actions={
        <LinkButton to={`${emailLogLinks.undeliverable()}?${undeliverableList.queryOf({ released: false })}`}>
          Undeliverable addresses
        </LinkButton>
      }
      rows={rows}
      columns={emailLogColumns}
      useRow={useEmailLogRow}
      nameOf={subjectOf}
      bulk={bulk}
    />
  );
}

const subjectOf = ({ subject }: { readonly subject: string }) => subject;

import { emailTemplateLinks } from '@console/admin-contracts';
import { AddButton, LinkButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { EmailTemplateListPageQuery } from './__generated__/EmailTemplateListPageQuery.graphql.ts';
import { emailTemplateColumns, useEmailTemplateRow } from './emailTemplateColumns.tsx';
import { emailTemplateList } from './emailTemplateList.ts';

const query = graphql`
  query EmailTemplateListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [EmailTemplateFilter_order!]
    $search: String, $type: [EmailTemplateType!], $target: [MailTargetResource!]
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: emailTemplates(
      first: $first, after: $after, last: $last, before: $before, order: $order
      search: $search, type_list: $type, target_list: $target
    ) {
      edges @include(if: $rows) {
        node {
          id
          name
          ...emailTemplateColumns_template
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: emailTemplates @include(if: $total) { totalCount }
  }
`;

/** The templates of emails by name (ADM-08). */
export default function EmailTemplateListPage() {
  const { rows } = usePageQuery<EmailTemplateListPageQuery>(query);
  return (
    <ListPage
      title="Email templates"
      list={emailTemplateList}
      query={query}
      rows={rows}
      columns={emailTemplateColumns}
      useRow={useEmailTemplateRow}
      nameOf={nameOf}
      actions={
        <>
          <LinkButton to={emailTemplateLinks.sampleData()}>Sample data</LinkButton>
          <AddButton place="main" to={emailTemplateLinks.create()}>
            New template
          </AddButton>
        </>
      }
    />
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;

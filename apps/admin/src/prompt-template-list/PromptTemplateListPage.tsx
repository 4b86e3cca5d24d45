import { promptTemplateLinks } from '@console/admin-contracts';
import { AddButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { PromptTemplateListPageQuery } from './__generated__/PromptTemplateListPageQuery.graphql.ts';
import { promptTemplateColumns, usePromptTemplateRow } from './promptTemplateColumns.tsx';
import { promptTemplateList } from './promptTemplateList.ts';

const query = graphql`
  query PromptTemplateListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [PromptTemplateFilter_order!]
    $search: String, $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: promptTemplates(
      first: $first, after: $after, last: $last, before: $before, order: $order, search: $search
    ) {
      edges @include(if: $rows) {
        node {
          id
          name
          ...promptTemplateColumns_template
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: promptTemplates @include(if: $total) { totalCount }
  }
`;

/** The prompt templates by name (ADM-10). */
export default function PromptTemplateListPage() {
  const { rows } = usePageQuery<PromptTemplateListPageQuery>(query);
  return (
    <ListPage
      title="Prompt templates"
      list={promptTemplateList}
      query={query}
      rows={rows}
      columns={promptTemplateColumns}
      useRow={usePromptTemplateRow}
      nameOf={nameOf}
      actions={
        <AddButton place="main" to={promptTemplateLinks.create()}>
          New prompt template
        </AddButton>
      }
    />
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;

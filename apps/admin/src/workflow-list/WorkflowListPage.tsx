import { workflowLinks } from '@console/admin-contracts';
import { AddButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { WorkflowListPageQuery } from './__generated__/WorkflowListPageQuery.graphql.ts';
import { useWorkflowRow, workflowColumns } from './workflowColumns.tsx';
import { workflowList } from './workflowList.ts';

const query = graphql`
  query WorkflowListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [WorkflowFilter_order!]
    $name: String, $targetResource: [WorkflowTargetResource!], $isActive: Boolean
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: workflows(
      first: $first, after: $after, last: $last, before: $before, order: $order
      name: $name, targetResource_list: $targetResource, isActive: $isActive
    ) {
      edges @include(if: $rows) {
        node {
          id
          name
          ...workflowColumns_workflow
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: workflows @include(if: $total) { totalCount }
  }
`;

/** The workflows by name (C§2). The URL holds filters, order and page. */
export default function WorkflowListPage() {
  const { rows } = usePageQuery<WorkflowListPageQuery>(query);
  return (
    <ListPage
      title="Workflows"
      actions={
        <AddButton place="main" to={workflowLinks.create()}>
          New workflow
        </AddButton>
      }
      list={workflowList}
      query={query}
      rows={rows}
      columns={workflowColumns}
      useRow={useWorkflowRow}
      nameOf={nameOf}
    />
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;

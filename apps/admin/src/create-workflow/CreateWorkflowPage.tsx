import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CreateWorkflowPageQuery } from './__generated__/CreateWorkflowPageQuery.graphql.ts';
import { CreateWorkflowForm } from './CreateWorkflowForm.tsx';

/** The page for a new workflow (C§2). */
export default function CreateWorkflowPage() {
  const query = usePageQuery<CreateWorkflowPageQuery>(graphql`
    query CreateWorkflowPageQuery @preloadable {
      ...WorkflowFields_query
    }
  `);
  return (
    <PageFrame variant="card" title="New workflow">
      <Card>
        <CreateWorkflowForm query={query} />
      </Card>
    </PageFrame>
  );
}

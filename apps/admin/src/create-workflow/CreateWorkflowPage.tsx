import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CreateWorkflowPageQuery } from './__generated__/CreateWorkflowPageQuery.graphql.ts';
import { CreateWorkflowForm } from './CreateWorkflowForm.tsx';

/** The page for a new workflow (C§2). */
export default function CreateWorkflowPage() {
  const { workflowTargets, emailTemplates } = usePageQuery<CreateWorkflowPageQuery>(graphql`
    query CreateWorkflowPageQuery @preloadable {
      workflowTargets {
        ...WorkflowFields_targets
      }
      emailTemplates(first: 100) {
        ...WorkflowFields_templates
      }
    }
  `);
  return (
    <PageFrame variant="card" title="New workflow">
      <Card>
        <CreateWorkflowForm targets={workflowTargets} templates={emailTemplates} />
      </Card>
    </PageFrame>
  );
}

import { whenPassedChoices, workflowActions, workflowStatuses, workflowStatusOf } from '@console/admin-contracts';
import { roleCodes, workflowTargetResources } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { RichText } from '@console/design-system/rich-text';
import { StatusBadge } from '@console/design-system/status-badge';
import { joinList } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { WorkflowOverviewCard_workflow$key } from './__generated__/WorkflowOverviewCard_workflow.graphql.ts';

/** What a workflow watches, when it runs, on what condition, and what it does (C§2). */
export function WorkflowOverviewCard({ workflow: key }: { readonly workflow: WorkflowOverviewCard_workflow$key }) {
  const workflow = useFragment(
    graphql`
      fragment WorkflowOverviewCard_workflow on Workflow {
        targetResource
        trigger
        conditionInWords
        action
        moveLabel
        actionInput {
          subject
          body
          recipients
          template {
            name
          }
        }
        whenPassed
        isActive
        revision
      }
    `,
    key,
  );
  const { targetResource, trigger, conditionInWords, action, moveLabel, actionInput, whenPassed, revision } = workflow;
  const { subject, body, template, recipients = [] } = actionInput ?? {};
  return (
    <Card title="Workflow">
      <DescriptionList
        items={[
          { label: 'Status', value: <StatusBadge of={workflowStatuses} status={workflowStatusOf(workflow)} /> },
          { label: 'Record', value: targetResource && workflowTargetResources.labelOf(targetResource) },
          { label: 'When', value: trigger },
          { label: 'Condition', value: conditionInWords ?? 'Always' },
          { label: 'Action', value: action && workflowActions.labelOf(action) },
          ...(template ? [{ label: 'Template', value: template.name }] : []),
          ...(recipients.length > 0
            ? [{ label: 'Recipients', value: joinList(recipients.map(roleCodes.labelOf)) }]
            : []),
          ...(subject ? [{ label: 'Subject', value: subject }] : []),
          ...(body ? [{ label: 'Text', value: <RichText html={body} /> }] : []),
          ...(moveLabel ? [{ label: 'Move', value: moveLabel }] : []),
          { label: 'When its time has passed', value: whenPassed && whenPassedChoices.labelOf(whenPassed) },
          { label: 'Version', value: String(revision) },
        ]}
      />
    </Card>
  );
}

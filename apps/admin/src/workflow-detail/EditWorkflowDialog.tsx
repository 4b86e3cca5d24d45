import { createWorkflowInput } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { Row, Stack } from '@console/design-system/layout';
import { emptyValues, FormDialog, useConsoleForm } from '@console/forms';
import { useConsoleMutation, useQueryOnDemand } from '@console/relay';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { WorkflowFields } from '../workflow-fields/WorkflowFields.tsx';
import type { EditWorkflowDialog_workflow$key } from './__generated__/EditWorkflowDialog_workflow.graphql.ts';
import type { EditWorkflowDialogChoicesQuery } from './__generated__/EditWorkflowDialogChoicesQuery.graphql.ts';
import type { EditWorkflowDialogImpactQuery } from './__generated__/EditWorkflowDialogImpactQuery.graphql.ts';
import type { EditWorkflowDialogMutation } from './__generated__/EditWorkflowDialogMutation.graphql.ts';
import { JobsOfChange } from './JobsOfChange.tsx';

export interface EditWorkflowDialogProps {
  readonly workflow: EditWorkflowDialog_workflow$key;
  readonly onClose: () => void;
}

/** Changes a workflow. Saving makes a version; before that, it says which jobs are made, moved and canceled. */
export function EditWorkflowDialog({ workflow: key, onClose }: EditWorkflowDialogProps) {
  const { id, version, isActive, actionInput, ...workflow } = useFragment(
    graphql`
      fragment EditWorkflowDialog_workflow on Workflow {
        id
        version
        name
        targetResource
        isActive
        condition
        action
        actionInput {
          template {
            id
          }
          recipients
          subject
          body
          move
        }
        timeTriggerProperty
        timeTriggerInterval
        timeTriggerDirection
        whenPassed
      }
    `,
    key,
  );
  const choices = useQueryOnDemand<EditWorkflowDialogChoicesQuery>(graphql`
    query EditWorkflowDialogChoicesQuery {
      workflowTargets {
        ...WorkflowFields_targets
      }
      emailTemplates(first: 100) {
        ...WorkflowFields_templates
      }
    }
  `);
  const { load } = choices;
  useEffect(() => load({}), [load]);
  const impact = useQueryOnDemand<EditWorkflowDialogImpactQuery>(
    graphql`
      query EditWorkflowDialogImpactQuery(
        $id: ID!, $condition: String, $timeTriggerProperty: String, $timeTriggerInterval: String
        $timeTriggerDirection: WorkflowTriggerDirection, $whenPassed: WorkflowWhenPassed
      ) {
        workflow(id: $id) {
          id
          impactOfChange(
            condition: $condition, timeTriggerProperty: $timeTriggerProperty, timeTriggerInterval: $timeTriggerInterval
            timeTriggerDirection: $timeTriggerDirection, whenPassed: $whenPassed
          ) {
            ...JobsOfChange_impact
          }
        }
      }
    `,
    { fresh: true },
  );
  const { commit, error } = useConsoleMutation<EditWorkflowDialogMutation>(
    graphql`
      mutation EditWorkflowDialogMutation($input: updateWorkflowInput!) {
        updateWorkflow(input: $input) {
          workflow {
            ...WorkflowDetailPage_workflow
          }
        }
      }
    `,
    { success: () => ({ text: 'The workflow is saved as a new version.' }) },
  );
  const [saved] = useState(() =>
    emptyValues(createWorkflowInput, {
      ...{ name: workflow.name, targetResource: workflow.targetResource, action: workflow.action },
      ...{ timeTriggerProperty: workflow.timeTriggerProperty, timeTriggerInterval: workflow.timeTriggerInterval },
      ...{ timeTriggerDirection: workflow.timeTriggerDirection, whenPassed: workflow.whenPassed },
      ...{ condition: workflow.condition ?? '', template: actionInput.template?.id ?? '' },
      ...{ recipients: actionInput.recipients, subject: actionInput.subject ?? '' },
      ...{ body: actionInput.body ?? '', move: actionInput.move ?? '' },
    }),
  );
  const form = useConsoleForm({
    name: `edit-workflow-${id}`,
    input: createWorkflowInput,
    saved,
    save: ({ targetResource: _kept, ...input }) => commit({ input: { id, version, ...input } }),
    error,
    onSaved: onClose,
  });
  const { data } = choices;
  function show() {
    const { condition, timeTriggerProperty, timeTriggerInterval, timeTriggerDirection, whenPassed } =
      form.state.getValues();
    impact.load({
      ...{ id, condition: condition || null, timeTriggerProperty, timeTriggerInterval },
      timeTriggerDirection: timeTriggerDirection === 'after' ? 'after' : 'before',
      whenPassed: whenPassed === 'skip' ? 'skip' : 'run',
    });
  }
  const change = impact.data?.workflow?.impactOfChange;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Edit workflow"
      submit="Save workflow"
      failed="The workflow was not saved."
      loadingContent={data === null}
      tall
    >
      {data && (
        <Stack>
          <WorkflowFields form={form} targets={data.workflowTargets} templates={data.emailTemplates} isNew={false} />
          {isActive && (
            <Row>
              <Button size="small" loading={impact.loading} onClick={show}>
                Show the jobs that change
              </Button>
            </Row>
          )}
          {change && <JobsOfChange impact={change} />}
        </Stack>
      )}
    </FormDialog>
  );
}

import { createWorkflowInput, whyNotInterval } from '@console/admin-contracts';
import { useChangePreview } from '@console/core-web';
import { Stack } from '@console/design-system/layout';
import { type FieldsOf, initialValues, RecordDialog, useConsoleForm, useFormValues } from '@console/forms';
import { useConsoleMutation, useQueryOnDemand } from '@console/relay';
import { useEffect, useMemo } from 'react';
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
  const workflow = useFragment(
    graphql`
      fragment EditWorkflowDialog_workflow on Workflow {
        id
        version
        ...lastChange_record @relay(mask: false)
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
  const { id, version, isActive, actionInput } = workflow;
  // The dialog edits the version that it displays. What others save meanwhile arrives in its fields.
  const saved = useMemo(
    () => initialValues(createWorkflowInput, { ...workflow, ...actionInput }),
    [workflow, actionInput],
  );
  const form = useConsoleForm({
    name: 'edit-workflow',
    input: createWorkflowInput,
    saved,
    lastChange: workflow,
    save: ({ targetResource: _kept, ...input }) => commit({ input: { id, version, ...input } }),
    error,
    onSaved: onClose,
  });
  const timing = timingOf(useFormValues(form));
  const preview = useChangePreview<EditWorkflowDialogImpactQuery>(
    impactOfChange,
    isActive && timing ? { id, ...timing } : null,
    version,
    form.changed,
  );
  const { data } = choices;
  const isAsking = isActive && timing !== null;
  return (
    <RecordDialog
      form={form}
      onClose={onClose}
      what="workflow"
      subtitle={workflow.name}
      loadingContent={data === null || (isAsking && preview.data === null && !preview.failed)}
    >
      {data && (
        <Stack>
          <WorkflowFields form={form} targets={data.workflowTargets} templates={data.emailTemplates} isNew={false} />
          {isAsking && (
            <JobsOfChange
              answer={preview.data && { impact: preview.data.workflow?.impactOfChange ?? null }}
              failed={preview.failed}
              refetch={preview.refetch}
            />
          )}
        </Stack>
      )}
    </RecordDialog>
  );
}

const impactOfChange = graphql`
  query EditWorkflowDialogImpactQuery(
    $id: ID!, $timeTriggerProperty: String!, $timeTriggerInterval: String!
    $timeTriggerDirection: WorkflowTriggerDirection!, $whenPassed: WorkflowWhenPassed!
  ) {
    workflow(id: $id) {
      id
      impactOfChange(
        timeTriggerProperty: $timeTriggerProperty, timeTriggerInterval: $timeTriggerInterval
        timeTriggerDirection: $timeTriggerDirection, whenPassed: $whenPassed
      ) {
        ...JobsOfChange_impact
      }
    }
  }
`;

/** The values on which the times of the jobs depend. Null while they are not valid. The condition is checked when a job runs. */
function timingOf({
  timeTriggerProperty,
  timeTriggerInterval,
  timeTriggerDirection: direction,
  whenPassed,
}: FieldsOf<typeof createWorkflowInput>) {
  if (!timeTriggerProperty || whyNotInterval(timeTriggerInterval ?? '') !== null) return null;
  return {
    ...{ timeTriggerProperty, timeTriggerInterval: timeTriggerInterval ?? '' },
    timeTriggerDirection: direction === 'after' ? ('after' as const) : ('before' as const),
    whenPassed: whenPassed === 'skip' ? ('skip' as const) : ('run' as const),
  };
}

import { createWorkflowInput, workflowLinks } from '@console/admin-contracts';
import { emptyValues, Form, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { type WorkflowChoices, WorkflowFields } from '../workflow-fields/WorkflowFields.tsx';
import type { CreateWorkflowFormMutation } from './__generated__/CreateWorkflowFormMutation.graphql.ts';

/** The form for a new workflow. It leads to the workflow, which is switched on there. */
export function CreateWorkflowForm(choices: WorkflowChoices) {
  const { commit, error } = useConsoleMutation<CreateWorkflowFormMutation>(
    graphql`
      mutation CreateWorkflowFormMutation($input: createWorkflowInput!) {
        createWorkflow(input: $input) {
          workflow {
            id
          }
        }
      }
    `,
    { success: () => ({ text: 'The workflow is saved. Switch it on to schedule its jobs.' }) },
  );
  const [saved] = useState(() =>
    emptyValues(createWorkflowInput, {
      targetResource: 'booking',
      timeTriggerDirection: 'before',
      whenPassed: 'run',
      action: 'add_note',
    }),
  );
  const form = useConsoleForm({
    name: 'create-workflow',
    input: createWorkflowInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createWorkflow }) => {
      const workflow = createWorkflow?.workflow;
      return leave(workflow ? workflowLinks.detail(workflow.id) : workflowLinks.list());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  return (
    <Form
      form={form}
      submit="Create workflow"
      failed="The workflow was not created."
      onCancel={() => leave(listAddress(workflowLinks.list()))}
    >
      <WorkflowFields form={form} {...choices} isNew />
    </Form>
  );
}

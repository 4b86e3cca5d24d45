import { useChangePreview } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { ConfirmDialog } from '@console/design-system/dialog';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SwitchWorkflow_workflow$key } from './__generated__/SwitchWorkflow_workflow.graphql.ts';
import type { SwitchWorkflowOffMutation } from './__generated__/SwitchWorkflowOffMutation.graphql.ts';
import type { SwitchWorkflowOnMutation } from './__generated__/SwitchWorkflowOnMutation.graphql.ts';
import type { SwitchWorkflowQuery } from './__generated__/SwitchWorkflowQuery.graphql.ts';
import { JobsOfChange } from './JobsOfChange.tsx';

/** Switches a workflow on or off. The question says first which jobs are made or canceled. */
export function SwitchWorkflow({ workflow: key }: { readonly workflow: SwitchWorkflow_workflow$key }) {
  const { id, name, version, isActive } = useFragment(
    graphql`
      fragment SwitchWorkflow_workflow on Workflow {
        id
        name
        version
        isActive
      }
    `,
    key,
  );
  const [asked, setAsked] = useState(false);
  const on = useConsoleMutation<SwitchWorkflowOnMutation>(
    graphql`
    mutation SwitchWorkflowOnMutation($input: switchWorkflowOnInput!) {
      switchWorkflowOn(input: $input) {
        workflow {
          ...SwitchWorkflow_workflow
        }
      }
    }
  `,
    { success: () => ({ text: `${name} is on.` }) },
  );
  const off = useConsoleMutation<SwitchWorkflowOffMutation>(
    graphql`
    mutation SwitchWorkflowOffMutation($input: switchWorkflowOffInput!) {
      switchWorkflowOff(input: $input) {
        workflow {
          ...SwitchWorkflow_workflow
        }
      }
    }
  `,
    { success: () => ({ text: `${name} is off.` }) },
  );
  const { data, failed, refetch } = useChangePreview<SwitchWorkflowQuery>(
    graphql`
      query SwitchWorkflowQuery($id: ID!) {
        workflow(id: $id) {
          id
          impactOfSwitch {
            ...JobsOfChange_impact
          }
        }
      }
    `,
    asked ? { id } : null,
    version,
  );
  const label = isActive ? 'Switch off' : 'Switch on';
  const { commit, pending, error } = isActive ? off : on;
  async function confirm() {
    if (await commit({ input: { id, version } })) setAsked(false);
  }
  return (
    <>
      <Button appearance={isActive ? 'secondary' : 'primary'} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title={`${label}: ${name}?`}
          confirm={label}
          cancel="Not yet"
          loading={pending}
          loadingContent={data === null && !failed}
          failure={error}
          refusedTitle={`${name} was not changed`}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        >
          <JobsOfChange
            answer={data && { impact: data.workflow?.impactOfSwitch ?? null }}
            failed={failed}
            refetch={refetch}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

import { workflowActions, workflowLinks, workflowStatuses, workflowStatusOf } from '@console/admin-contracts';
import { workflowTargetResources } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  workflowColumns_workflow$data,
  workflowColumns_workflow$key,
} from './__generated__/workflowColumns_workflow.graphql.ts';

type Row = workflowColumns_workflow$data;

/** The fields of a workflow that its row shows. */
export function useWorkflowRow(key: workflowColumns_workflow$key): Row {
  return useFragment(
    graphql`
      fragment workflowColumns_workflow on Workflow {
        id
        name
        targetResource
        trigger
        action
        isActive
      }
    `,
    key,
  );
}

const { record, text, badge } = columnsOf<Row>();

/** Every column of the list. */
export const workflowColumns: readonly Column<Row>[] = keepOnPhone(
  ['name', 'status'],
  [
    record('name', 'Name', ({ id }) => workflowLinks.detail(id), { minWidth: 200 }),
    text(
      'record',
      'Record',
      ({ targetResource }) => targetResource && workflowTargetResources.labelOf(targetResource),
      {
        width: 128,
        minWidth: 112,
        dropRank: 2,
      },
    ),
    text('trigger', 'When', ({ trigger }) => trigger, { minWidth: 200, dropRank: 3 }),
    text('action', 'Action', ({ action }) => action && workflowActions.labelOf(action), {
      width: 176,
      minWidth: 160,
      dropRank: 1,
    }),
    badge('status', 'Status', workflowStatuses, workflowStatusOf),
  ],
);

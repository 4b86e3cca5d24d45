/**
 * @generated SignedSource<<19720dd80ae4e9133835e0cf439a5412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowDetailPage_workflow$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditWorkflowDialog_workflow" | "SwitchWorkflow_workflow" | "WorkflowOverviewCard_workflow">;
  readonly " $fragmentType": "WorkflowDetailPage_workflow";
};
export type WorkflowDetailPage_workflow$key = {
  readonly " $data"?: WorkflowDetailPage_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowDetailPage_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowDetailPage_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SwitchWorkflow_workflow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditWorkflowDialog_workflow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkflowOverviewCard_workflow"
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "89369539a106189d9c4916f54ea766ce";

export default node;

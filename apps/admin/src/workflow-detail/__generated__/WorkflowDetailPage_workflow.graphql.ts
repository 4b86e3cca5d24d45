/**
 * @generated SignedSource<<ca23ace4db7b8ebdda4558bdbb6fd917>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowDetailPage_workflow$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"SwitchWorkflow_workflow" | "WorkflowOverviewCard_workflow">;
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
      "name": "WorkflowOverviewCard_workflow"
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "e3e6a50e33a9fb6c6024d6368e3ff3cf";

export default node;

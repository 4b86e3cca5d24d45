/**
 * @generated SignedSource<<aec65bb5dc05a2cd096145db4a3699bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowAction = "add_note" | "create_ticket" | "move_status" | "send_template" | "%future added value";
export type WorkflowTargetResource = "booking" | "booking_item" | "invoice" | "purchase_order" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type workflowColumns_workflow$data = {
  readonly action: WorkflowAction;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly targetResource: WorkflowTargetResource;
  readonly trigger: string;
  readonly " $fragmentType": "workflowColumns_workflow";
};
export type workflowColumns_workflow$key = {
  readonly " $data"?: workflowColumns_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"workflowColumns_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "workflowColumns_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetResource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trigger",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "289661f2518da265eb9b0ee42226aa85";

export default node;

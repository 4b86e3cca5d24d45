/**
 * @generated SignedSource<<8cf375aa47c24d04b3ad20ad684ae761>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowAction = "add_note" | "create_ticket" | "move_status" | "send_template" | "%future added value";
export type WorkflowFieldKind = "choice" | "day" | "flag" | "money" | "number" | "text" | "%future added value";
export type WorkflowTargetResource = "booking" | "booking_item" | "invoice" | "purchase_order" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkflowFields_targets$data = ReadonlyArray<{
  readonly actions: ReadonlyArray<WorkflowAction>;
  readonly fields: ReadonlyArray<{
    readonly kind: WorkflowFieldKind;
    readonly label: string;
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  }>;
  readonly moments: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly moves: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly resource: WorkflowTargetResource;
  readonly " $fragmentType": "WorkflowFields_targets";
}>;
export type WorkflowFields_targets$key = ReadonlyArray<{
  readonly " $data"?: WorkflowFields_targets$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_targets">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkflowFields_targets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowChoice",
      "kind": "LinkedField",
      "name": "moments",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowChoice",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowChoice",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WorkflowTarget",
  "abstractKey": null
};
})();

(node as any).hash = "7bd1827b05c161bef82b475d4f299df7";

export default node;

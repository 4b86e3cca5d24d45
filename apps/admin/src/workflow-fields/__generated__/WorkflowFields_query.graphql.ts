/**
 * @generated SignedSource<<2ba0502a5c77cdeb6c7002d14102a501>>
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
export type WorkflowFields_query$data = {
  readonly emailTemplates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly workflowTargets: ReadonlyArray<{
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
  }>;
  readonly " $fragmentType": "WorkflowFields_query";
};
export type WorkflowFields_query$key = {
  readonly " $data"?: WorkflowFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowFields_query">;
};

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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowFields_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowTarget",
      "kind": "LinkedField",
      "name": "workflowTargets",
      "plural": true,
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
            (v2/*:: as any*/),
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "EmailTemplateCursorConnection",
      "kind": "LinkedField",
      "name": "emailTemplates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EmailTemplateEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EmailTemplate",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "emailTemplates(first:100)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "72631b8e466c560109bd2e328eacaabc";

export default node;

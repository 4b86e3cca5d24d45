/**
 * @generated SignedSource<<dc534012e2acd633002db7506ec4b3cf>>
 * @relayHash 99aea224a41deaac1a58d039edccc283
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e02bd0a2d59be0717e230fd08a8f7b716132322415096cd53a62de5aa4d5b5b

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchWorkflowQuery$variables = {
  id: string;
};
export type SwitchWorkflowQuery$data = {
  readonly workflow: {
    readonly id: string;
    readonly impactOfSwitch: {
      readonly canceled: number;
      readonly first: ReadonlyArray<{
        readonly change: string;
        readonly reference: string;
        readonly runAt: string | null | undefined;
        readonly title: string;
      }>;
      readonly isWhole: boolean;
      readonly made: number;
      readonly moved: number;
    } | null | undefined;
  } | null | undefined;
};
export type SwitchWorkflowQuery = {
  response: SwitchWorkflowQuery$data;
  variables: SwitchWorkflowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Workflow",
    "kind": "LinkedField",
    "name": "workflow",
    "plural": false,
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
        "concreteType": "WorkflowImpact",
        "kind": "LinkedField",
        "name": "impactOfSwitch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "made",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moved",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canceled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isWhole",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowPlannedJob",
            "kind": "LinkedField",
            "name": "first",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "change",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "runAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SwitchWorkflowQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SwitchWorkflowQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "99aea224a41deaac1a58d039edccc283",
    "id": "5e02bd0a2d59be0717e230fd08a8f7b716132322415096cd53a62de5aa4d5b5b",
    "metadata": {},
    "name": "SwitchWorkflowQuery",
    "operationKind": "query",
    "text": "query SwitchWorkflowQuery(\n  $id: ID!\n) {\n  workflow(id: $id) {\n    id\n    impactOfSwitch {\n      made\n      moved\n      canceled\n      isWhole\n      first {\n        change\n        reference\n        title\n        runAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e836e760ef73d4eb9a0fae13f3548c25";

export default node;

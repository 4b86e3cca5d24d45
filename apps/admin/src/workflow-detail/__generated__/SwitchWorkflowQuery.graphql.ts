/**
 * @generated SignedSource<<de0c12c9fde0661c9a638aa56c598ce1>>
 * @relayHash 3913c6c46c4dd9f35f2ea000338e8c12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f056150ce510d8de0e80e8f4e2936436f514c3da23467b71c465cfd60d9be17e

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchWorkflowQuery$variables = {
  id: string;
  on: boolean;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "on"
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
        "args": [
          {
            "kind": "Variable",
            "name": "on",
            "variableName": "on"
          }
        ],
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
    "cacheID": "3913c6c46c4dd9f35f2ea000338e8c12",
    "id": "f056150ce510d8de0e80e8f4e2936436f514c3da23467b71c465cfd60d9be17e",
    "metadata": {},
    "name": "SwitchWorkflowQuery",
    "operationKind": "query",
    "text": "query SwitchWorkflowQuery(\n  $id: ID!\n  $on: Boolean!\n) {\n  workflow(id: $id) {\n    id\n    impactOfSwitch(on: $on) {\n      made\n      moved\n      canceled\n      isWhole\n      first {\n        change\n        reference\n        title\n        runAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "13dbbc060066da88ee077911537bf139";

export default node;

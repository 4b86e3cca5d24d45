/**
 * @generated SignedSource<<92f29468517397a905cb42343d34c050>>
 * @relayHash c1e848ad2f792015a048aa66eccb5866
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f311de0e82aa64fc3cfef846496b48c27d8f575bd4841796275ab19a8bd01d4

import type { ConcreteRequest } from 'relay-runtime';
export type TrainerStatus = "active" | "blacklisted" | "inactive" | "retired" | "unknown" | "%future added value";
export type TrainerListPageCountQuery$variables = {
  filtered: boolean;
  name?: string | null | undefined;
  status?: ReadonlyArray<TrainerStatus> | null | undefined;
  total: boolean;
};
export type TrainerListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type TrainerListPageCountQuery = {
  response: TrainerListPageCountQuery$data;
  variables: TrainerListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v5 = [
  {
    "condition": "filtered",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "matching",
        "args": [
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          },
          {
            "kind": "Variable",
            "name": "status_list",
            "variableName": "status"
          }
        ],
        "concreteType": "TrainerCursorConnection",
        "kind": "LinkedField",
        "name": "trainers",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "total",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "all",
        "args": null,
        "concreteType": "TrainerCursorConnection",
        "kind": "LinkedField",
        "name": "trainers",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TrainerListPageCountQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TrainerListPageCountQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "c1e848ad2f792015a048aa66eccb5866",
    "id": "8f311de0e82aa64fc3cfef846496b48c27d8f575bd4841796275ab19a8bd01d4",
    "metadata": {},
    "name": "TrainerListPageCountQuery",
    "operationKind": "query",
    "text": "query TrainerListPageCountQuery(\n  $name: String\n  $status: [TrainerStatus!]\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: trainers(name: $name, status_list: $status) @include(if: $filtered) {\n    totalCount\n  }\n  all: trainers @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "44cd8473afd5918517d613d617e8a048";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<9b9d5dac641e20b8a85cb5279540c328>>
 * @relayHash b70d27e31161d708c5c4df91f0327ec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6b28687a5722bfccf5e7e0925d2bd61506bf04a365567707842d18476768871

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
export type ChangeRequestListPageCountQuery$variables = {
  booking?: string | null | undefined;
  createdBy?: string | null | undefined;
  filtered: boolean;
  status?: ReadonlyArray<ChangeRequestStatus> | null | undefined;
  total: boolean;
};
export type ChangeRequestListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type ChangeRequestListPageCountQuery = {
  response: ChangeRequestListPageCountQuery$data;
  variables: ChangeRequestListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "booking"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v6 = [
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
            "name": "booking",
            "variableName": "booking"
          },
          {
            "kind": "Variable",
            "name": "createdBy",
            "variableName": "createdBy"
          },
          {
            "kind": "Variable",
            "name": "status_list",
            "variableName": "status"
          }
        ],
        "concreteType": "ChangeRequestCursorConnection",
        "kind": "LinkedField",
        "name": "changeRequests",
        "plural": false,
        "selections": (v5/*:: as any*/),
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
        "concreteType": "ChangeRequestCursorConnection",
        "kind": "LinkedField",
        "name": "changeRequests",
        "plural": false,
        "selections": (v5/*:: as any*/),
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeRequestListPageCountQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangeRequestListPageCountQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "b70d27e31161d708c5c4df91f0327ec1",
    "id": "d6b28687a5722bfccf5e7e0925d2bd61506bf04a365567707842d18476768871",
    "metadata": {},
    "name": "ChangeRequestListPageCountQuery",
    "operationKind": "query",
    "text": "query ChangeRequestListPageCountQuery(\n  $status: [ChangeRequestStatus!]\n  $booking: ID\n  $createdBy: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: changeRequests(status_list: $status, booking: $booking, createdBy: $createdBy) @include(if: $filtered) {\n    totalCount\n  }\n  all: changeRequests @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "88fd5e1d1f4b40569e18779ff253afb1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

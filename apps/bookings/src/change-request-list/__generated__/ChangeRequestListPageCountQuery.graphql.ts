/**
 * @generated SignedSource<<d90da034480e61532c122be14533a5b4>>
 * @relayHash 569748e2af8d099c990d88ee2063aeea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5675904b61cde957e5aa6c34bc865d0fe9dbc165db5be39201edf8eb7767e67

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRequestApproval = "approved" | "pending" | "rejected" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
export type ChangeRequestListPageCountQuery$variables = {
  approval?: ReadonlyArray<ChangeRequestApproval> | null | undefined;
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
  "name": "approval"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "booking"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdBy"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v7 = [
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
            "name": "approval_list",
            "variableName": "approval"
          },
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
        "selections": (v6/*:: as any*/),
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
        "selections": (v6/*:: as any*/),
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeRequestListPageCountQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangeRequestListPageCountQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "569748e2af8d099c990d88ee2063aeea",
    "id": "a5675904b61cde957e5aa6c34bc865d0fe9dbc165db5be39201edf8eb7767e67",
    "metadata": {},
    "name": "ChangeRequestListPageCountQuery",
    "operationKind": "query",
    "text": "query ChangeRequestListPageCountQuery(\n  $status: [ChangeRequestStatus!]\n  $approval: [ChangeRequestApproval!]\n  $booking: ID\n  $createdBy: ID\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: changeRequests(status_list: $status, approval_list: $approval, booking: $booking, createdBy: $createdBy) @include(if: $filtered) {\n    totalCount\n  }\n  all: changeRequests @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "09ccaed98b66910e214ba9a906b7a002";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

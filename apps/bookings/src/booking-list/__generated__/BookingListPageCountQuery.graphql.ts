/**
 * @generated SignedSource<<25039e1315570f816c0f4ddfdd7b0e93>>
 * @relayHash 38f2552f7dff5e519c60795e75b0bdeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea1f26665328bcbcca81fbce49126bcc3a28d813d5db47fd8b558138fd543e06

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type BookingFilter_bookedAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type BookingListPageCountQuery$variables = {
  accountManager?: ReadonlyArray<string> | null | undefined;
  bookedAt?: ReadonlyArray<BookingFilter_bookedAt> | null | undefined;
  customer?: string | null | undefined;
  filtered: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<BookingStatus> | null | undefined;
  total: boolean;
};
export type BookingListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type BookingListPageCountQuery = {
  response: BookingListPageCountQuery$data;
  variables: BookingListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accountManager"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bookedAt"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v8 = [
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
            "name": "accountManager_list",
            "variableName": "accountManager"
          },
          {
            "kind": "Variable",
            "name": "bookedAt",
            "variableName": "bookedAt"
          },
          {
            "kind": "Variable",
            "name": "customer",
            "variableName": "customer"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Variable",
            "name": "status_list",
            "variableName": "status"
          }
        ],
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v7/*:: as any*/),
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
        "concreteType": "BookingCursorConnection",
        "kind": "LinkedField",
        "name": "bookings",
        "plural": false,
        "selections": (v7/*:: as any*/),
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
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingListPageCountQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BookingListPageCountQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "cacheID": "38f2552f7dff5e519c60795e75b0bdeb",
    "id": "ea1f26665328bcbcca81fbce49126bcc3a28d813d5db47fd8b558138fd543e06",
    "metadata": {},
    "name": "BookingListPageCountQuery",
    "operationKind": "query",
    "text": "query BookingListPageCountQuery(\n  $search: String\n  $bookedAt: [BookingFilter_bookedAt!]\n  $customer: ID\n  $status: [BookingStatus!]\n  $accountManager: [ID!]\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: bookings(search: $search, bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager) @include(if: $filtered) {\n    totalCount\n  }\n  all: bookings @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "dfc1de503155f6c38df8c36167ae11a7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

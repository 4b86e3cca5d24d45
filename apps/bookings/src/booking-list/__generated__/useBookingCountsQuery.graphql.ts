/**
 * @generated SignedSource<<cec11fe11c2bd621e072ffac177fa824>>
 * @relayHash 6eadfb94d7aef6a36417fa33bb855fd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 481ea2487c77ab6a896f5a74dd6e44cfbbdd625139e56108fe809e98a30d8156

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
export type BookingFilter_bookedAt = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  strictly_after?: string | null | undefined;
  strictly_before?: string | null | undefined;
};
export type useBookingCountsQuery$variables = {
  accountManager?: ReadonlyArray<string> | null | undefined;
  bookedAt?: ReadonlyArray<BookingFilter_bookedAt> | null | undefined;
  customer?: string | null | undefined;
  filtered: boolean;
  search?: string | null | undefined;
  status?: ReadonlyArray<BookingStatus> | null | undefined;
};
export type useBookingCountsQuery$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type useBookingCountsQuery = {
  response: useBookingCountsQuery$data;
  variables: useBookingCountsQuery$variables;
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
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "BookingCursorConnection",
    "kind": "LinkedField",
    "name": "bookings",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
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
    "name": "useBookingCountsQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBookingCountsQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "6eadfb94d7aef6a36417fa33bb855fd2",
    "id": "481ea2487c77ab6a896f5a74dd6e44cfbbdd625139e56108fe809e98a30d8156",
    "metadata": {},
    "name": "useBookingCountsQuery",
    "operationKind": "query",
    "text": "query useBookingCountsQuery(\n  $bookedAt: [BookingFilter_bookedAt!]\n  $customer: ID\n  $status: [BookingStatus!]\n  $accountManager: [ID!]\n  $search: String\n  $filtered: Boolean!\n) {\n  matching: bookings(bookedAt: $bookedAt, customer: $customer, status_list: $status, accountManager_list: $accountManager, search: $search) @include(if: $filtered) {\n    totalCount\n  }\n  all: bookings {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "7ac9b5293ed06a057e90528aaa9339ba";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
